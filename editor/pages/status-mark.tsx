import {
  Archive,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleSlash2,
  EyeOff,
  Hourglass,
  type LucideIcon,
  Trash2,
} from 'lucide-react'
import type { StatusWords } from './status-words'

/** Each status has a shape of its own: colour alone says nothing to many. */
const SHAPES: { readonly [Words in StatusWords]: LucideIcon } = {
  Draft: CircleDashed,
  'In review': Hourglass,
  Published: CircleCheck,
  'Published, with changes not yet live': CircleDot,
  Abandoned: CircleSlash2,
  Hidden: EyeOff,
  Archived: Archive,
  'In the trash': Trash2,
}

/** A document's status: words, with a shape that says the same. */
export function StatusMark({ words }: { readonly words: StatusWords }) {
  const Shape = SHAPES[words]
  return (
    <span className="ed-status-mark" data-status={words.split(',')[0]?.toLowerCase()}>
      <Shape size={16} aria-hidden />
      {words}
    </span>
  )
}
