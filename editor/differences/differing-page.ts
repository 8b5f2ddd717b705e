import type { DifferencesQuery } from '../api/operations/generated'

/** What a location has of a page, in a language or in all. */
export type DifferingPage = DifferencesQuery['differences']['nodes'][number]

export function keyOf({ documentId, locationId, language }: DifferingPage): string {
  return `${documentId} ${locationId} ${language ?? ''}`
}

/** What is listed: a part of a page may be chosen. */
export interface Narrowed {
  readonly page: string
  readonly location: string
  readonly block: string
  readonly field: string
}
