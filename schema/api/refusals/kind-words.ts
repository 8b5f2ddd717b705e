import { spokenMessage } from '../../messages/fill'
import { recordDefinitions } from '../../records'

/** What a record of a kind is called: in the editor in the person's language, on the server in that of `sayIn`. */
export function wordOf(kind: string): string {
  return String(spokenMessage(recordDefinitions.get(kind)?.words.one ?? kind))
}

export function wordOfMany(kind: string): string {
  return String(spokenMessage(recordDefinitions.get(kind)?.words.many ?? kind))
}
