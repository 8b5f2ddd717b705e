import type { CSSProperties } from 'react'
import type { ViewProps } from '../../parts/kit/view'
import { Lightbox, LightboxLink } from '../../parts/media/lightbox'
import { Picture } from '../../parts/media/picture'
import { messagesFor } from '../../parts/words/words'
import type mandirMoods from './mandir-moods.block'

/** Full-width row of pictures of equal height, scrolled sideways. */
export default function MandirMoods({ props, refs, page }: ViewProps<typeof mandirMoods>) {
  const { title } = props
  const words = messagesFor(page.language)
  const pictures = [...new Set(refs.medias(props.medias))]
  if (!title && pictures.length === 0) return null
  return (
    <section className="mandir-moods" aria-label={title || words.pictures}>
      {title && <h2>{title}</h2>}
      {pictures.length > 0 && (
        <ul className="mandir-moods-strip">
          {pictures.map((picture, index) => (
            <li className="mandir-moods-item" key={picture.id} style={proportion(picture)}>
              <LightboxLink
                language={page.language}
                item={picture}
                index={index}
                className="mandir-moods-link"
              >
                <Picture item={picture} sizes="(min-width: 44rem) 42rem, 80vw" />
              </LightboxLink>
            </li>
          ))}
        </ul>
      )}
      {pictures.length > 0 && (
        <Lightbox
          language={page.language}
          count={pictures.length}
          label={title || words.picturesEnlarged}
        />
      )}
    </section>
  )
}

function proportion({
  metadata: { width, height },
}: {
  metadata: { width: number; height: number }
}) {
  return { '--mandir-moods-ratio': width / height } as CSSProperties
}
