import { defineBlock } from '#schema/block/block'
import { LOCAL_TIME } from '#schema/entities/local-time'
import { boolean, dateTime, link, showWhen, string } from '#schema/fields'

const countdown = defineBlock({
  name: 'Countdown',
  label: 'Countdown',
  description: 'How many days are left until a festival or another day.',
  keywords: ['days left', 'days until', 'timer', 'count down', 'festival'],
  subject: 'events',
  category: 'content',
  targets: ['location', 'content'],
  variesByLocation: true,
  changesDaily: true,
  fields: showWhen(
    {
      title: string({
        label: 'Title',
        help: 'What is counted down to.',
        max: 160,
        example: 'Name of the festival',
      }),
      moment: dateTime({
        label: 'Date and time',
        help: 'By the clocks of the location. The number of days changes at its midnight.',
        pattern: LOCAL_TIME,
        required: true,
      }),
      showTime: boolean({
        label: 'Show the time',
        help: 'Shows the time of day beside the date.',
        default: true,
      }),
      after: string({
        label: 'Text afterwards',
        help: 'Shown from the day after, in place of the days. Without it the block is not shown any more.',
        max: 200,
      }),
      link: link({ label: 'Link', help: 'Where the button below leads, as to the event.' }),
      linkLabel: string({
        label: 'Text of the button',
        help: 'What happens, as in “See the programme”.',
        default: 'Learn more',
        max: 60,
      }),
    },
    { linkLabel: { field: 'link', filled: true } },
  ),
})
export default countdown
