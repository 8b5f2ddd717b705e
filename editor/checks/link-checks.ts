import { sitePath } from '#renderer/parts/links/site-href'
import type { LinkValue } from '#schema/fields'
import { t } from '#schema/messages/t'
import type { PageContext } from '#schema/site/page-context'
import { safeHref } from '#schema/text/safe-href'
import type { BlockFacts } from './block-facts'
import type { Check } from './check'
import type { RecordAnswers } from './record-answers'

/** Data for checking link targets. */
export interface LinkFacts {
  readonly page: Pick<PageContext, 'siteRoot'>
  /** Blocks of this page that visitors can see, and that can be link targets. */
  readonly shownIds: ReadonlySet<string>
  readonly records: RecordAnswers
}

/** Returns issues for links of a block without a target. */
export function linkChecks(block: string, { links }: BlockFacts, known: LinkFacts): Check[] {
  return links.flatMap(({ field, label, value }) => {
    const message = wrongWith({ ...value, label }, known)
    if (message === null) return []
    return [{ kind: 'link', severity: 'warning', block, field, message } as const]
  })
}

/** Returns the path of this site that a link leads to; `null` for any other target. */
export function pathOf(link: LinkValue, { page, records }: LinkFacts): string | null {
  if (link.pageId) return records.pages.get(link.pageId)?.path ?? null
  const href = link.blockId ? null : safeHref(link.href)
  if (!href?.startsWith('/')) return null
  const path = sitePath(page, href).replace(/[?#].*$/s, '')
  // Paths reserved by the server are not pages.
  return /^\/(?:media|assets|forms|preview|editor|graphql)\//.test(path) ? null : path
}

/** A link and the field it is in, which the message names. */
interface LabelledLink extends LinkValue {
  readonly label: string
}

function wrongWith(link: LabelledLink, known: LinkFacts): string | null {
  const { pageId, blockId, href, label } = link
  if (pageId) return wrongWithPage(link, pageId, known)
  if (blockId) return wrongWithAnchor(blockId, link, known)
  const text = href?.trim() ?? ''
  if (text === '' || text === '#') return t('Field “{label}”: the link is empty', { label })
  const safe = safeHref(text)
  if (safe === null) return t("Field “{label}”: ''{text}'' isn’t a valid address", { label, text })
  const example = exampleHost(safe)
  if (example !== null)
    return t("Field “{label}”: ''{example}'' is only an example. Enter your own address", {
      label,
      example,
    })
  if (safe.startsWith('#')) return wrongWithAnchor(decoded(safe.slice(1)), link, known)
  return wrongWithPath(link, known)
}

/** Returns the host of a link if it is reserved for examples and never a real site. */
function exampleHost(address: string): string | null {
  const host = /^https?:\/\/([^/?#:@]+)/i.exec(address)?.[1]?.toLowerCase() ?? ''
  return /(?:^|\.)example\.(?:org|com|net)$|\.(?:example|invalid|test)$/.test(host) ? host : null
}

function wrongWithPage(link: LabelledLink, pageId: number, known: LinkFacts): string | null {
  const { label } = link
  const target = known.records.pages.get(pageId)
  if (target === null) return t('Broken link in “{label}”: the page doesn’t exist', { label })
  const anchors = known.records.anchors.get(pageId)
  if (link.blockId && anchors && !anchors.has(link.blockId))
    return t('Broken link in “{label}”: that part of the page no longer exists', { label })
  return wrongWithPath(link, known)
}

function wrongWithAnchor(
  id: string,
  { label }: LabelledLink,
  { shownIds }: LinkFacts,
): string | null {
  return shownIds.has(id)
    ? null
    : t('Broken link in “{label}”: this page has no such part', { label })
}

function wrongWithPath(link: LabelledLink, known: LinkFacts): string | null {
  const { label } = link
  const path = pathOf(link, known)
  if (path === null || known.records.answers.get(path) !== false) return null
  return t('Broken link in “{label}”: no page is published at {path}', { label, path })
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // Typed by hand and not encoded: the text itself is the name.
    return text
  }
}
