import { defineBlock } from '#schema/block/block'
import { LOCAL_TIME } from '#schema/entities/local-time'
import { boolean, dateTime, link, showWhen, string } from '#schema/fields'

const countdown = defineBlock({
  name: 'Countdown',
  label: 'Countdown',
  description: 'The number of days until a festival or other date.',
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
        help: 'What you’re counting down to.',
        max: 160,
        example: 'Name of the festival',
      }),
      moment: dateTime({
        label: 'Date and time',
        help: 'In the location’s time zone. The number of days changes at midnight there.',
        pattern: LOCAL_TIME,
        required: true,
      }),
      showTime: boolean({
        label: 'Show the time',
        help: 'Shows the time beside the date.',
        default: true,
      }),
      after: string({
        label: 'Text afterwards',
        help: 'Replaces the countdown from the day after. When empty, the block is hidden then.',
        max: 200,
      }),
      link: link({ label: 'Link', help: 'The link of the button below, like the event page.' }),
      linkLabel: string({
        label: 'Button text',
        help: 'What happens next, like “See the programme”.',
        default: 'Learn more',
        max: 60,
      }),
    },
    { linkLabel: { field: 'link', filled: true } },
  ),
})
export default countdown
