import { useForeign } from '../../parts/kit/foreign-language'
import type { ViewProps } from '../../parts/kit/view'
import { Picture } from '../../parts/media/picture'
import type quote from './quote.block'

/** A quote and its author. */
export default function Quote({ props, refs }: ViewProps<typeof quote>) {
  const { words, speaker, role } = props
  const foreign = useForeign()
  if (words.trim() === '') return null
  const picture = refs.media(props.media)
  return (
    <figure className="quote">
      <blockquote className="quote-words" lang={foreign(words)}>
        {words}
      </blockquote>
      {(speaker || role || picture) && (
        <figcaption className="quote-author">
          {picture && (
            <div className="quote-picture">
              <Picture item={{ ...picture, altText: '' }} sizes="4.5rem" upright />
            </div>
          )}
          <div className="quote-names">
            {speaker && (
              <p className="quote-speaker" lang={foreign(speaker)}>
                {speaker}
              </p>
            )}
            {role && (
              <p className="quote-role" lang={foreign(role)}>
                {role}
              </p>
            )}
          </div>
        </figcaption>
      )}
    </figure>
  )
}
