import type { Field, FieldOptions } from './field'
import { isId } from './reference'
import { type FieldKind, NO_BREAKS } from './rule'

/**
 * The target of a link: a page of the site (`pageId`), a block on it or on this page (`blockId`), or an address (`href`): another
 * site, a phone number, an email address, a path of this site.
 */
export interface LinkValue {
  readonly pageId?: number | null
  readonly blockId?: string | null
  readonly href?: string | null
}

export interface LinkField extends Field<'link', LinkValue | null> {}

export function link(options: FieldOptions<LinkField>): LinkField {
  return { required: false, default: null, ...options, type: 'link' }
}

export const linkKind: FieldKind<LinkField> = {
  accepts: (value) => value === null || isLinkValue(value),
  isEmpty: (value) => value === null || isEmptyLink(value as LinkValue),
  check: () => NO_BREAKS,
}

function isLinkValue(value: unknown): value is LinkValue {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { pageId, blockId, href } = value as Record<string, unknown>
  return (
    (pageId === undefined || pageId === null || isId(pageId)) &&
    isTextOrNothing(blockId) &&
    isTextOrNothing(href)
  )
}

function isEmptyLink({ pageId, blockId, href }: LinkValue): boolean {
  return !pageId && !blockId && !href?.trim()
}

function isTextOrNothing(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string'
}
