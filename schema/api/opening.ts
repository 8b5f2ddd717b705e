/**
 * What comes with the editor's HTML when a page is opened at its address: the answers to what the editor would ask first, as
 * data, so that showing the page waits for no request of its own. Whatever is not among them is asked for at /graphql.
 */

/** The id of the script element that holds the answers. */
export const OPENING_ELEMENT = 'opening'

/** How many locations are asked for at once. */
export const LOCATIONS_AT_ONCE = 100

/** The operations the editor opens a page with, by the names they have in its documents. */
export const openingOperations = [
  'Me',
  'Document',
  'LocationNames',
  'SiteLayout',
  'Location',
] as const
export type OpeningOperation = (typeof openingOperations)[number]

/** The answer to one operation. */
export interface OpeningAnswer {
  readonly operation: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly data: Readonly<Record<string, unknown>>
}

/** What tells one question from another, whatever the order of its variables. */
export function questionKey({
  operation,
  variables,
}: Pick<OpeningAnswer, 'operation' | 'variables'>): string {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined)
  return JSON.stringify([operation, given.sort(([a], [b]) => (a < b ? -1 : 1))])
}
