import type { ReactNode } from 'react'
import { FORMATTING_INCLUDED } from '#schema/fields/text'
import { formatNumber } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import type { ControlAria } from './control-props'

/** Share of the limit from which the length is shown. */
const NEARLY = 0.8

/** Returns the character counter shown below a text field; none until 80 % of the limit is used. */
export function characterCount(
  { max, type }: { readonly max?: number; readonly type: string },
  text: string,
  aria: ControlAria,
): CharacterCount {
  if (max === undefined || text.length <= max * NEARLY) return { aria, shown: null }
  const id = `${aria.id}-count`
  const count = t('{count} of {max} characters', {
    count: formatNumber(text.length),
    max: formatNumber(max),
  })
  const describedBy = [aria['aria-describedby'], id].filter(Boolean).join(' ')
  return {
    aria: { ...aria, 'aria-describedby': describedBy },
    shown: (
      <p id={id} className="panel-text-count" data-over={text.length > max}>
        {type === 'string' ? count : `${count}, ${FORMATTING_INCLUDED}`}
      </p>
    ),
  }
}

interface CharacterCount {
  /** The control's attributes, with the count in its description. */
  readonly aria: ControlAria
  readonly shown: ReactNode
}
