/**
 * as-pect's own transform has the node numbers of AssemblyScript 0.27 built in, and 0.28 moved them by one.
 * This hands it class declarations whose members carry the old numbers.
 */
import { createAddReflectedValueKeyValuePairsMember as reflect } from "@as-pect/transform/lib/createAddReflectedValueKeyValuePairsMember.js";
import { createStrictEqualsMember as strictEquals } from "@as-pect/transform/lib/createStrictEqualsMember.js";
import { NodeKind } from "assemblyscript";
import { Transform } from "assemblyscript/transform";

const OLD_KINDS = new Map([
  [NodeKind.FieldDeclaration, 54],
  [NodeKind.MethodDeclaration, 58],
]);

function withOldKinds(declaration) {
  const members = declaration.members.map((member) =>
    Object.create(member, { kind: { value: OLD_KINDS.get(member.kind) ?? -1 } }),
  );
  return Object.create(declaration, { members: { value: members } });
}

function visit(statements) {
  for (const statement of statements) {
    if (statement.kind === NodeKind.ClassDeclaration) {
      const old = withOldKinds(statement);
      statement.members.push(strictEquals(old), reflect(old));
    } else if (statement.kind === NodeKind.NamespaceDeclaration) {
      visit(statement.members);
    }
  }
}

export default class extends Transform {
  afterParse(parser) {
    for (const source of parser.sources) visit(source.statements);
  }
}
