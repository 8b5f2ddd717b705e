import { plainText } from '#schema/text/plain-text'
import type { StructuredData } from '../../parts/kit/view'
import type faqs from './faqs.block'
import { answeredQuestions } from './questions-of'

/** Not on a home page, which is about the place: the page of all questions describes the same ones. */
const structuredData: StructuredData<typeof faqs> = (input) => {
  if (input.page.path === '/') return []
  const questions = answeredQuestions(input)
  if (questions.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      })),
    },
  ]
}
export default structuredData
