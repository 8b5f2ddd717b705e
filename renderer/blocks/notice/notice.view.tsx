import { isBlankMarkup } from '#schema/fields/text'
import { useForeign } from '../../parts/kit/foreign-language'
import type { ViewProps } from '../../parts/kit/view'
import { linkHref } from '../../parts/links/site-href'
import { RichText } from '../../parts/text/rich-text'
import { messagesFor } from '../../parts/words/words'
import type notice from './notice.block'

/** A message that stands out, the more so the graver it is. */
export default function Notice({ props, refs, page }: ViewProps<typeof notice>) {
  const { kind, title, text, linkLabel } = props
  const foreign = useForeign()
  const words = messagesFor(page.language)
  const hasText = !isBlankMarkup(text)
  if (!title && !hasText) return null
  const href = linkHref(refs, page, props.link)
  return (
    <div
      className={kind === 'CLOSED' ? 'notice ground-dark' : 'notice'}
      data-kind={kind.toLowerCase()}
      role="note"
      aria-label={words.noticeKinds[kind]}
    >
      <svg className="notice-sign" viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[kind]} />
      </svg>
      <div className="notice-words">
        {title && (
          <p className="notice-title" lang={foreign(title)}>
            {title}
          </p>
        )}
        {hasText && <RichText markup={text} />}
        {href && (
          <p>
            <a className="notice-link" href={href}>
              {linkLabel || words.learnMore}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}

/** An i in a circle, an exclamation mark in a triangle, a sign of no entry. */
const SIGNS = {
  INFO: 'M12 3a9 9 0 1 0 .01 0zM12 11v5.5M12 7.4v.1',
  WARNING: 'M12 3.5 22 20.5H2zM12 10v5M12 17.6v.1',
  CLOSED: 'M12 3a9 9 0 1 0 .01 0zM7.5 12h9',
}
