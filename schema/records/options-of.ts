/** Options of a select field that are stored as they are read. */
export function optionsOf<Value extends string>(values: readonly Value[]): Record<Value, string> {
  // The compiler widens the keys of `fromEntries`; they are the values themselves.
  return Object.fromEntries(values.map((value) => [value, value])) as unknown as Record<
    Value,
    string
  >
}
