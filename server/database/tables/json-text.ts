import { customType } from 'drizzle-orm/pg-core'

/**
 * Parses a value from its column. It was validated when written, so its type is trusted: nothing else in the server casts stored
 * JSON.
 */
export function parseStored<Value>(text: string): Value {
  return JSON.parse(text) as Value
}

/** Returns a text column for JSON, written and read as a whole. */
export const jsonText = <Value>(name: string) =>
  customType<{ data: Value; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (text) => parseStored<Value>(text),
  })(name)
