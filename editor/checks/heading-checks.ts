import { t } from '#schema/messages/t'
import type { Check } from './check'

/** A heading on the rendered page. */
export interface RenderedHeading {
  readonly block: string
  /** 1 to 6; `null` for a block that isn't rendered yet, whose headings are unknown. */
  readonly level: number | null
  readonly text: string
}

/**
 * Checks the heading structure, the table of contents for screen readers: one first-level heading, and no level skipped (WCAG
 * 1.3.1). Blocks not rendered yet are assumed to be correct; `null` if nothing is known.
 */
export function headingChecks(headings: readonly RenderedHeading[] | null): Check[] {
  if (headings === null) return []
  const checks: Check[] = []
  let last: number | null = 0
  let hasFirst = false
  for (const { block, level, text } of headings) {
    const heading = { kind: 'heading', severity: 'warning', block, field: null } as const
    if (level !== null && text === '') checks.push({ ...heading, message: t('Empty heading') })
    if (level === 1 && hasFirst)
      checks.push({ ...heading, message: t('More than one main heading (H1): “{text}”', { text }) })
    // Before the first heading of a page any level is allowed, e.g. in a navigation above the title.
    if (level !== null && last !== null && last > 0 && level > last + 1)
      checks.push({
        ...heading,
        message: t('Skipped heading level: “{text}” is H{level} after H{last}', {
          text,
          level,
          last,
        }),
      })
    if (level === 1) hasFirst = true
    last = level
  }
  const isAllDrawn = headings.every(({ level }) => level !== null)
  return hasFirst || !isAllDrawn ? checks : [NO_TITLE, ...checks]
}

const NO_TITLE: Check = {
  kind: 'heading',
  severity: 'hint',
  block: null,
  field: null,
  message: t('This page has no main heading (H1). Add a Hero or a title'),
}
