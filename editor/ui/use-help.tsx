import { CircleQuestionMark } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { t } from '#schema/messages/t'
import { IconButton } from './icon-button'
import './styles/use-help.css'

/** In characters, about one line of the panel. Longer help would push the fields apart. */
const ONE_LINE = 60

/**
 * The help of a field. One line is shown below the control; longer help is opened by an icon beside the label. The text is in the
 * DOM either way, so `aria-describedby` may refer to it: screen readers read hidden descriptions, too.
 */
export function useHelp({ id, labelId, text, isFolded }: HelpOptions): Help {
  const [isOpen, setIsOpen] = useState(false)
  if (text === undefined || text === '') return { icon: null, words: null }
  const isBehindIcon = isFolded ?? text.length > ONE_LINE
  return {
    icon: isBehindIcon && (
      <IconButton
        // Doesn't repeat the label, so that searching for the label finds only the field.
        label={t('What is this?')}
        icon={<CircleQuestionMark size={14} />}
        small
        className="ed-help-icon"
        aria-describedby={labelId}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      />
    ),
    words: (
      <p id={id} className="ed-help" hidden={isBehindIcon && !isOpen}>
        {text}
      </p>
    ),
  }
}

interface HelpOptions {
  /** The id of the help text. */
  readonly id: string
  readonly labelId: string
  readonly text: string | undefined
  /** True if the help is behind the icon; by default this depends on its length. */
  readonly isFolded?: boolean | undefined
}

interface Help {
  /** The icon for the line of the label. */
  readonly icon: ReactNode
  /** The text below the control. */
  readonly words: ReactNode
}
