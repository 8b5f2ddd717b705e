import { embedAt } from '../../parts/embeds/embed-address'
import { Player } from '../../parts/embeds/player'
import type { EmbedKind } from '../../parts/embeds/providers'
import { useForeign } from '../../parts/kit/foreign-language'
import { Icon } from '../../parts/kit/icon'
import type { ViewProps } from '../../parts/kit/view'
import { messagesFor, type SiteMessages } from '../../parts/words/words'
import type embed from './embed.block'

/**
 * Embedded content of another site, which is contacted only on click. Renders nothing if the address belongs to no allowed
 * provider.
 */
export default function Embed({ props, refs, page }: ViewProps<typeof embed>) {
  const { title, author, description } = props
  const foreign = useForeign()
  const shown = embedAt(props.address)
  if (!shown) return null
  const words = messagesFor(page.language)
  const provider = words.embedNames[shown.provider]
  return (
    <figure className={`embed embed-${shown.shape}`}>
      <Player
        {...shown}
        heading={headingOf(shown.kind, title, words)}
        source={words.loadsFrom(provider)}
        frameTitle={title || provider}
        sign={signOf(shown.kind)}
        poster={refs.media(props.poster)}
        sizes="(min-width: 80rem) 80rem, 100vw"
      />
      {(author || description) && (
        <figcaption className="embed-caption">
          {author && (
            <span className="embed-author" lang={foreign(author)}>
              {author}
            </span>
          )}
          {description && <span lang={foreign(description)}>{description}</span>}
        </figcaption>
      )}
    </figure>
  )
}

/** Videos and recordings are “played”, everything else is “shown”. */
function headingOf(kind: EmbedKind, title: string, words: SiteMessages): string {
  const isPlayed = kind === 'video' || kind === 'audio'
  if (title) return isPlayed ? words.playNamed(title) : words.showNamed(title)
  const untitled: Readonly<Record<EmbedKind, string>> = {
    video: words.playVideo,
    audio: words.playAudio,
    map: words.showMap,
    form: words.showForm,
    calendar: words.showCalendar,
  }
  return untitled[kind]
}

/** Playable media get the play triangle instead. */
function signOf(kind: EmbedKind) {
  if (kind === 'video' || kind === 'audio') return null
  return <Icon name={DRAWINGS[kind]} />
}

const DRAWINGS = { map: 'pin', form: 'book', calendar: 'calendar' } as const
