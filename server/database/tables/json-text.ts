import { customType } from 'drizzle-orm/pg-core'

/**
 * A value from its column. It was checked when it was written, so its type is trusted: nothing else in the server casts
 * stored JSON.
 */
export function parseStored<Value>(text: string): Value {
  return JSON.parse(text) as Value
}

/** JSON in a column of text, written and read whole. */
export const jsonText = <Value>(name: string) =>
  customType<{ data: Value; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (text) => parseStored<Value>(text),
  })(name)
