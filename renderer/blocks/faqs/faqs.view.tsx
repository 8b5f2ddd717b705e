import { useForeign } from '../../parts/kit/foreign-language'
import { HeadingRow } from '../../parts/kit/heading-row'
import { keyed } from '../../parts/kit/keyed'
import type { ViewProps } from '../../parts/kit/view'
import { sitePath } from '../../parts/links/site-href'
import { RichText } from '../../parts/text/rich-text'
import { messagesFor } from '../../parts/words/words'
import type faqs from './faqs.block'
import { type Question, questionsOf } from './questions-of'

const ALL_QUESTIONS = '/visit/faq'

/** Questions with collapsible answers that need no script. */
export default function Faqs({ props, data, page }: ViewProps<typeof faqs>) {
  const { title, expandAll } = props
  const questions = questionsOf({ props, data })
  // Two fixed halves, not balanced columns: opening an answer moves nothing in the other half.
  const half = Math.ceil(questions.length / 2)
  const halves = [questions.slice(0, half), questions.slice(half)]
  return (
    <section className="faqs" aria-label={title || messagesFor(page.language).questions}>
      <HeadingRow
        title={title}
        // The page of all questions doesn't link to itself.
        href={page.path === ALL_QUESTIONS ? null : sitePath(page, ALL_QUESTIONS)}
        more={messagesFor(page.language).seeMore}
      />
      {questions.length > 0 && (
        <div className="faqs-columns">
          {halves.map((column, at) => (
            <div className="faqs-column" key={at === 0 ? 'first' : 'second'}>
              {keyed(column, ({ question }) => question).map(({ key, item }) => (
                <FaqsItem key={key} item={item} open={expandAll} />
              ))}
            </div>
          ))}
        </div>
      )}
    </section>
  )
}

function FaqsItem({ item, open }: { readonly item: Question; readonly open: boolean }) {
  const foreign = useForeign()
  return (
    <details className="faqs-item" open={open}>
      <summary className="faqs-question">
        <h3 lang={foreign(item.question)}>{item.question}</h3>
        <span className="faqs-sign" />
      </summary>
      <RichText className="faqs-answer" markup={item.answer} />
    </details>
  )
}
