import type { BlockProps } from '#schema/block/block'
import type faqs from './faqs.block'

const sample: BlockProps<typeof faqs> = {
  title: 'Frequently Asked Questions',
  expandAll: false,
  items: [
    {
      question: 'Do I need to be a Hindu to visit?',
      answer:
        '<p>No. The mandir is open to everyone, whatever their faith or none. Come for darshan, for the architecture, or simply for a quiet half hour.</p>',
    },
    {
      question: 'What should I wear?',
      answer:
        '<p>Clothes that cover shoulders and knees. If you come straight from the park, we lend wraps at the welcome desk.</p>',
    },
    {
      question: 'Is there an entrance fee?',
      answer:
        '<p>No, entry and parking are free. The exhibition and the audio guide ask for a small contribution.</p>',
    },
    {
      question: 'May I take photographs?',
      answer:
        '<p>Outside and in the courtyard, gladly. Please do not take pictures inside the mandir, so that those who pray are not disturbed.</p>',
    },
    {
      question: 'Can we come as a group or a school class?',
      answer:
        '<p>Yes. Groups of ten or more please <a href="mailto:visits@example.org">write to us</a> a week ahead; a volunteer will show you around.</p>',
    },
    {
      question: 'Is the building accessible by wheelchair?',
      answer:
        '<p>Ramps and lifts reach every public floor. Wheelchairs are kept at the main entrance, and places near the door are reserved for blue badges.</p>',
    },
  ],
}
export default sample
