import { isBlankMarkup } from '#schema/fields/text'
import type { ViewProps } from '../../parts/kit/view'
import type faqs from './faqs.block'

type Inputs = Pick<ViewProps<typeof faqs>, 'props' | 'data'>

export interface Question {
  readonly question: string
  /** HTML as an editor wrote it. */
  readonly answer: string
}

/** The questions a block shows: its own, else those of the location. */
export function questionsOf({ props, data }: Inputs): readonly Question[] {
  const questions = props.items.length > 0 ? props.items : data.map(({ values }) => values)
  return questions.filter(({ question }) => question.trim() !== '')
}

/** Those that search engines may show: with an answer. */
export function answeredQuestions(inputs: Inputs): readonly Question[] {
  return questionsOf(inputs).filter(({ answer }) => !isBlankMarkup(answer))
}
