import { z } from 'zod/mini'
import { recordTexts } from './record-text'

/** A question that visitors ask, with its answer as HTML. */
export const faq = z.object({
  id: z.int().check(z.positive()),
  question: z.string(),
  answer: z.string(),
  category: z.string(),
  texts: recordTexts,
})
export type Faq = z.infer<typeof faq>
