import { connectEngine } from "alhambra-engine/client";

type Connection = ReturnType<typeof connectEngine>;

let connection: Connection | undefined;

/** The one engine of the page, in its worker; started by the first question, and again if it could not start. */
export function engine(): Connection {
  connection ??= connectEngine().catch((error: unknown) => {
    connection = undefined;
    throw error;
  });
  return connection;
}
