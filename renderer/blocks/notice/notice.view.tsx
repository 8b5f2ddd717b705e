import { isBlankMarkup } from '#schema/fields/text'
import { useForeign } from '../../parts/kit/foreign-language'
import { NoticeSign } from '../../parts/kit/notice-sign'
import type { ViewProps } from '../../parts/kit/view'
import { linkHref } from '../../parts/links/site-href'
import { RichText } from '../../parts/text/rich-text'
import { messagesFor } from '../../parts/words/words'
import type notice from './notice.block'

/** A highlighted message; the look depends on its severity. */
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
      <NoticeSign kind={kind} className="notice-sign" />
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
