import type { DifferencesQuery } from '../api/operations/generated'

/** A location's differences on a page, in one language or in all. */
export type DifferingPage = DifferencesQuery['differences']['nodes'][number]

export function keyOf({ documentId, locationId, language }: DifferingPage): string {
  return `${documentId} ${locationId} ${language ?? ''}`
}

/** The filters of the list, which may be limited to a part of a page. */
export interface Narrowed {
  readonly page: string
  readonly location: string
  readonly block: string
  readonly field: string
}
