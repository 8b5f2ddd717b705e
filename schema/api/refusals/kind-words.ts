import { recordDefinitions } from '../../records'

/** What a record of a kind is called: on the server in English, in the editor in the person's language. */
export function wordOf(kind: string): string {
  return recordDefinitions.get(kind)?.words.one ?? kind
}

export function wordOfMany(kind: string): string {
  return recordDefinitions.get(kind)?.words.many ?? kind
}
