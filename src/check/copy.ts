/**
 * A copy of data of our own: lists, plain objects and what stands in them. `structuredClone` would do, at ten times
 * the price; a caller's data goes through `plain`, which believes nothing.
 */
export function copy<T>(data: T): T {
  if (typeof data !== "object" || data === null) return data;
  if (Array.isArray(data)) return data.map(copy) as T;
  const fields: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(data)) fields[key] = copy(value);
  // The same keys with copies of the same values.
  return fields as T;
}
