import { plainText } from '#schema/text/plain-text'
import type { StructuredData } from '../../parts/kit/view'
import type faqs from './faqs.block'
import { answeredQuestions } from './questions-of'

const structuredData: StructuredData<typeof faqs> = (input) => {
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
