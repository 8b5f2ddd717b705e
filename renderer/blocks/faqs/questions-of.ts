import { isBlankMarkup } from '#schema/fields/text'
import type { ViewProps } from '../../parts/kit/view'
import type faqs from './faqs.block'

type Inputs = Pick<ViewProps<typeof faqs>, 'props' | 'data'>

export interface Question {
  readonly question: string
  /** HTML from the editor. */
  readonly answer: string
}

/** Returns the questions that a block shows: its own, or otherwise the location's. */
export function questionsOf({ props, data }: Inputs): readonly Question[] {
  const questions = props.items.length > 0 ? props.items : data.map(({ values }) => values)
  return questions.filter(({ question }) => question.trim() !== '')
}

/** Returns the questions with an answer, which search engines may show. */
export function answeredQuestions(inputs: Inputs): readonly Question[] {
  return questionsOf(inputs).filter(({ answer }) => !isBlankMarkup(answer))
}
