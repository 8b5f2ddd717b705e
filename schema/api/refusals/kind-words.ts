import { spokenMessage } from '../../messages/fill'
import { recordDefinitions } from '../../records'

/** Returns the word for a kind of record: in the editor in the person's language, on the server in that of `sayIn`. */
export function wordOf(kind: string): string {
  return String(spokenMessage(recordDefinitions.get(kind)?.words.one ?? kind))
}

export function wordOfMany(kind: string): string {
  return String(spokenMessage(recordDefinitions.get(kind)?.words.many ?? kind))
}
