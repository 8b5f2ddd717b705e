import { customType } from 'drizzle-orm/pg-core'

/**
 * JSON in a column of text, written and read whole. What it holds was checked when it was written, so reading it
 * takes the type of the column on trust: nothing else in the server says of stored JSON what it is.
 */
export const jsonText = <Value>(name: string) =>
  customType<{ data: Value; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (text) => JSON.parse(text) as Value,
  })(name)
