import { CircleQuestionMark } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { t } from '#schema/messages/t'
import { IconButton } from './icon-button'
import './styles/use-help.css'

/** In characters: about one line of the panel. What is longer would push the fields apart. */
const ONE_LINE = 60

/**
 * The help of a field. One line stands below the control; longer help is opened by an icon beside the label. Its words are
 * on the page either way, so `aria-describedby` may name them: a screen reader reads hidden descriptions too.
 */
export function useHelp({ id, labelId, text, isFolded }: HelpOptions): Help {
  const [isOpen, setIsOpen] = useState(false)
  if (text === undefined || text === '') return { icon: null, words: null }
  const isBehindIcon = isFolded ?? text.length > ONE_LINE
  return {
    icon: isBehindIcon && (
      <IconButton
        // It does not repeat the label, by which the field itself is found.
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
  /** The id of the words. */
  readonly id: string
  readonly labelId: string
  readonly text: string | undefined
  /** Whether it is behind the icon; by its length when not given. */
  readonly isFolded?: boolean | undefined
}

interface Help {
  /** For the line of the label. */
  readonly icon: ReactNode
  /** For below the control. */
  readonly words: ReactNode
}
