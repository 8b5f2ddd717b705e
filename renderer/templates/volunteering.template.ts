import { t } from '#schema/messages/t'
import { cards, introduction, opening, questions, steps, type Template } from './template'

export default {
  id: 'volunteering',
  label: t('Volunteering'),
  purpose: t('Where help is needed, what it takes, and how to begin.'),
  group: 'Taking part',
  title: 'Volunteer with us',
  description: 'Where help is needed at {location}, what it takes, and how to begin.',
  blocks: [
    opening('An hour a week or a whole festival: there is something for everyone to do.'),
    introduction(
      '{location} is kept by volunteers: they welcome visitors, cook, teach, garden and look after the building. [[One sentence: what’s needed most right now.]]',
    ),
    cards('Where you can help', [
      ['Welcome and tours', 'Meet visitors and show them around. [[Days and hours]]'],
      ['Kitchen and prasad', 'Prepare and serve food for guests. [[Days and hours]]'],
      ['Classes and youth', 'Teach, tutor or lead a group. [[Days and hours]]'],
      ['Garden and building', 'Plant, clean, repair and decorate. [[Days and hours]]'],
    ]),
    steps('How to begin', 'STEPS', [
      [
        '',
        'Write to us',
        'Tell [[name]] at [[email address]] what you like to do and when you have time.',
      ],
      ['', 'Meet the team', 'Come to an introduction, every [[weekday and time]].'],
      ['', 'Start', 'You start alongside someone who knows the work.'],
    ]),
    questions([
      ['Do I have to be a member?', 'No. Everyone who would like to help is welcome.'],
      ['How old must I be?', '[[From which age, and what younger people can do.]]'],
      ['Is there training?', '[[What is offered, and which checks are needed.]]'],
    ]),
  ],
} satisfies Template
