import { z } from 'zod/mini'
import { mediaItem } from './media'
import { recordTexts } from './record-text'

/** A weekly assembly, a class, a service people join (specification section 3, Activity). */
export const activity = z.object({
  id: z.int().check(z.positive()),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.nullable(mediaItem),
  icon: z.nullable(z.string()),
  featured: z.boolean(),
  /** 'Sundays, 4:30pm to 6:30pm' */
  timing: z.string(),
  /** Further pictures for its own page. */
  images: z.array(mediaItem),
  /** The words of its own page, as HTML. */
  intro: z.string(),
  venue: z.string(),
  /** Who meets when: Bal Sabha, ages 4-13; Kishore Sabha, ages 14-21. */
  sessions: z.array(
    z.object({ title: z.string(), ages: z.string(), timing: z.string(), texts: recordTexts }),
  ),
  signUpUrl: z.nullable(z.string()),
  locationSlug: z.string(),
  texts: recordTexts,
})
export type Activity = z.infer<typeof activity>
