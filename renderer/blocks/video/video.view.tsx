import { videoAt } from '../../parts/embeds/video-address'
import { VideoPlayer } from '../../parts/embeds/video-player'
import { Icon } from '../../parts/kit/icon'
import type { ViewProps } from '../../parts/kit/view'
import { linkHref } from '../../parts/links/site-href'
import { messagesFor } from '../../parts/words/words'
import type video from './video.block'

/** A video with its text. Renders nothing for an address that is no video on YouTube or Vimeo (specification section 5). */
export default function Video({ props, refs, page }: ViewProps<typeof video>) {
  const shown = videoAt(props.youtubeLink)
  if (!shown) return null
  const below = linkHref(refs, page, props.blockBelow)
  return (
    <div className={classNames(props)}>
      <figure className="video-figure">
        <VideoPlayer
          video={shown}
          title={props.title}
          language={page.language}
          poster={refs.media(props.poster)}
          sizes="(min-width: 80rem) 80rem, 100vw"
        />
        {props.description && <figcaption>{props.description}</figcaption>}
      </figure>
      {below && (
        <a className="video-below" href={below}>
          <Icon name="arrow-down" />
          {messagesFor(page.language).readOnBelow}
        </a>
      )}
    </div>
  )
}

function classNames({ offsetTop, colorOffset }: ViewProps<typeof video>['props']): string {
  return ['video', colorOffset && 'bleed ground-offset', offsetTop && 'video-offset']
    .filter(Boolean)
    .join(' ')
}
