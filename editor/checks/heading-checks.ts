import { t } from '#schema/messages/t'
import type { Check } from './check'

/** A heading as it stands on the rendered page. */
export interface DrawnHeading {
  readonly block: string
  /** 1 to 6; `null` for a block that is not rendered yet, whose headings are unknown. */
  readonly level: number | null
  readonly text: string
}

/**
 * Headings are the table of contents of a screen reader: one of the first level, and no level skipped on the way
 * down (WCAG 1.3.1). What is not rendered yet is given the benefit of the doubt; `null` when nothing is known.
 */
export function headingChecks(headings: readonly DrawnHeading[] | null): Check[] {
  if (headings === null) return []
  const checks: Check[] = []
  let last: number | null = 0
  let hasFirst = false
  for (const { block, level, text } of headings) {
    const heading = { kind: 'heading', severity: 'warning', block, field: null } as const
    if (level !== null && text === '') checks.push({ ...heading, message: t('Empty heading') })
    if (level === 1 && hasFirst)
      checks.push({ ...heading, message: t('More than one main heading (H1): “{text}”', { text }) })
    // Before the first heading of a page any level may stand: a navigation above the title, for instance.
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
