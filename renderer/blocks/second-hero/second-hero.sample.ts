import type { BlockProps } from '#schema/block/block'
import type secondHero from './second-hero.block'

const sample: BlockProps<typeof secondHero> = {
  useLocation: false,
  pretitle: 'Visit',
  title: 'Come as you are',
  subtitle: 'The mandir is open every day, to everyone, without tickets.',
  intro: 'Allow an hour for the shrines and the courtyard, and another for the gardens.',
  background: 10,
}
export default sample
