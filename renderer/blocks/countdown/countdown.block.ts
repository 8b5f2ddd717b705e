import { defineBlock } from '#schema/block/block'
import { LOCAL_TIME } from '#schema/entities/local-time'
import { boolean, dateTime, link, showWhen, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'

const countdown = defineBlock({
  name: 'Countdown',
  label: t('Countdown'),
  description: t('The number of days until a festival or other date.'),
  keywords: searchTerms('days left, days until, timer, count down, festival'),
  subject: 'events',
  category: 'content',
  targets: ['location', 'content'],
  variesByLocation: true,
  changesDaily: true,
  fields: showWhen(
    {
      title: string({
        label: t('Title'),
        help: t('The event that the countdown ends with.'),
        max: 160,
        example: 'Name of the festival',
      }),
      moment: dateTime({
        label: t('Date and time'),
        help: t('In the location’s time zone. The number of days changes at midnight there.'),
        pattern: LOCAL_TIME,
        required: true,
      }),
      showTime: boolean({
        label: t('Show the time'),
        help: t('Shows the time beside the date.'),
        default: true,
      }),
      after: string({
        label: t('Text afterwards'),
        help: t('Replaces the countdown from the day after. When empty, the block is hidden then.'),
        max: 200,
      }),
      link: link({
        label: t('Link'),
        help: t('The link of the button below, like the event page.'),
      }),
      linkLabel: string({
        label: t('Button text'),
        help: t('Say what the link opens, for example “See the programme”.'),
        default: 'Learn more',
        max: 60,
      }),
    },
    { linkLabel: { field: 'link', filled: true } },
  ),
})
export default countdown
