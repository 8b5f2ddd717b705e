/**
 * What a form holds, as an input of the API. The fields of the form say what may be in it (`schema/records`), and the
 * server checks it by the same fields: the compiler knows neither.
 */
export function asInput<Input>(values: object): Input {
  return values as Input
}
