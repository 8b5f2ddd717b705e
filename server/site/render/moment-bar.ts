import { formatMoment } from '#schema/publication/publication-text'
import { escapeHtml } from '../../http/escape-html'

/** What a look at a moment says of itself. */
interface Look {
  readonly location: { readonly name: string; readonly timeZone: string }
  readonly at: Date
  readonly expiresAt: Date
}

interface Steps {
  readonly done: readonly unknown[]
  readonly isCut: boolean
}

/** Styles of its own: no page of visitors carries those of a preview. */
const BAR =
  'position:sticky;inset-block-start:0;z-index:90;padding:8px 16px;background:#1f2937;color:#fff;font:500 14px/1.4 system-ui,sans-serif;text-align:center'

/** The bar at the top of the site at a moment: which location, which moment, what was done until then, and until when the link works. */
export function momentBar({ location, at, expiresAt }: Look, { done, isCut }: Steps): string {
  const { name, timeZone } = location
  const words = [
    `on ${formatMoment(at.toISOString(), timeZone)}, as scheduled now.`,
    ...(done.length > 0 ? [stepsText(done.length)] : []),
    ...(isCut ? ['More is scheduled until then than a preview can include.'] : []),
    `This link works until ${formatMoment(expiresAt.toISOString(), timeZone)}.`,
  ].join(' ')
  return `<aside lang="en" aria-label="Preview" style="${BAR}"><p style="margin:0"><strong>${escapeHtml(name)}</strong> ${escapeHtml(words)}</p></aside>`
}

function stepsText(count: number): string {
  return count === 1 ? 'Includes 1 scheduled change.' : `Includes ${count} scheduled changes.`
}
