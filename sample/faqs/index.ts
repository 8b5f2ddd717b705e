import type { ImportedFaq } from '#schema/import/network-content'

type Question = readonly [category: string, question: string, answer: string]

const byLocation: Readonly<Record<number, readonly Question[]>> = {
  10: [
    [
      'Visiting',
      'Do I need to book?',
      '<p>No, unless you come as a group of ten or more: then we would like to give you a guide, and ask for two weeks’ notice.</p>',
    ],
    [
      'Visiting',
      'Is there an entry fee?',
      '<p>No. Neither for the mandir nor for parking, walks, exhibitions or the wraps we lend.</p>',
    ],
    [
      'Visiting',
      'What should I wear?',
      '<p>Clothes that cover shoulders, midriff and knees. If you come from work or from the road, wraps are lent free of charge at the welcome desk.</p>',
    ],
    [
      'Visiting',
      'What may I bring inside?',
      '<p>Yourself, and something to offer if you like: fruit, flowers or nothing. Large bags go to the cloakroom. Food and drink stay outside.</p>',
    ],
    [
      'Visiting',
      'May I take photographs?',
      '<p>In the gardens, the courtyards and the haveli, gladly. Please do not take pictures in the inner hall: darshan is for the eyes.</p>',
    ],
    [
      'Visiting',
      'Is the mandir accessible by wheelchair?',
      '<p>Yes, every public room. Lifts are beside the north entrance and wheelchairs are lent at the welcome desk.</p>',
    ],
    [
      'Worship',
      'What happens at arti?',
      '<p>Lamps are waved before the shrine while a hymn is sung. Afterwards the light is carried to everyone: pass your hands over the flame and then over your face. It takes eleven minutes.</p>',
    ],
    [
      'Worship',
      'What is prasad, and may I eat it?',
      '<p>Food that has been offered and is then shared. It is vegetarian, made without onion, garlic or egg. Tell us about nuts, milk or gluten.</p>',
    ],
    [
      'Worship',
      'Can I have an abhishek or a puja done?',
      '<p>The abhishek is open to all, Monday to Saturday until noon. For a puja at home or a family rite, speak to the office a week ahead.</p>',
    ],
    [
      'Worship',
      'Which hours are quietest?',
      '<p>Wednesday to Friday, from two to four in the afternoon.</p>',
    ],
    [
      'Children',
      'Are children welcome?',
      '<p>They are part of the mandir’s sound. There is a playroom beside the assembly and a trail with twelve animals to find in the stone.</p>',
    ],
    [
      'Children',
      'How does my child join Bal Sabha?',
      '<p>Bring your child on any Sunday at half past three. Ages 4 to 13 meet in four groups; nothing has to be signed on the first day.</p>',
    ],
    [
      'Visiting',
      'Is the mandir open on Sundays?',
      '<p>The shrine and the grounds are closed on Sundays. The assembly hall is open from three to eight: youth activities at half past three, the assembly at five, arti at seven, and dinner for everyone afterwards.</p>',
    ],
  ],
  20: [
    [
      'Visiting',
      'Where do boots go?',
      '<p>To the heated boot room on your left: take a numbered tag, they will be dry when you leave.</p>',
    ],
    [
      'Visiting',
      'Parlez-vous français?',
      '<p>Oui. The reading on Sundays is in both languages, and the welcome desk speaks French every day.</p>',
    ],
    [
      'Visiting',
      'How do I come by bus in winter?',
      '<p>The stop at Jockvale Meadow is four minutes from the door; the path is cleared first after every snowfall.</p>',
    ],
    [
      'Worship',
      'Is there an assembly during a snowstorm?',
      '<p>Yes. Someone always makes it; if it is only you, you light the lamp.</p>',
    ],
    [
      'Worship',
      'Can we hold a Satyanarayan Katha for our family?',
      '<p>With pleasure. Write to us two weeks ahead with the day and the number of guests.</p>',
    ],
    [
      'Children',
      'Do children need skates?',
      '<p>No. We lend skates and helmets in all sizes from December to March.</p>',
    ],
  ],
  30: [
    [
      'Visiting',
      'Is the Sunday kitchen really free?',
      '<p>Yes, for everyone, from half past twelve to three. If you would like to give something back, the washing-up is open to all.</p>',
    ],
    [
      'Visiting',
      'Where may we park?',
      '<p>In the mill yard after ten, and on Weavers Row on Sundays. The market car park is five minutes away.</p>',
    ],
    ['Visiting', 'When do the looms run?', '<p>Every first Saturday, from eleven to noon.</p>'],
    [
      'Worship',
      'Are the services in English?',
      '<p>Talks are in Gujarati and English in turn; booklets come in three scripts.</p>',
    ],
    [
      'Children',
      'Is there homework help?',
      '<p>Saturdays from two to four in the upper library, for every school year.</p>',
    ],
  ],
  40: [
    [
      'Visiting',
      'Who may come to the clinic?',
      '<p>Everyone. Walk in on a Tuesday, Thursday or Saturday between nine and one; bring your card if you have one.</p>',
    ],
    [
      'Visiting',
      'Is there a guarded place for cars?',
      '<p>Yes, inside the gate on Jacaranda Close. It is free.</p>',
    ],
    [
      'Worship',
      'In which language is the morning arti?',
      '<p>In Gujarati, with the last song in Kiswahili.</p>',
    ],
    [
      'Food',
      'Is lunch served?',
      '<p>On Sundays from half past twelve to two, and on every day of the eye camp.</p>',
    ],
  ],
  50: [
    [
      'Visiting',
      'શું દર્શન માટે નોંધણી જરૂરી છે? · Do I have to register for darshan?',
      '<p>ના. દર્શન સૌ માટે ખુલ્લાં છે. No, darshan is open to everyone without registration.</p>',
    ],
    [
      'Visiting',
      'રહેવાની વ્યવસ્થા છે? · Can I stay overnight?',
      '<p>અતિથિગૃહમાં ચાલીસ ઓરડા છે. The guest house has forty rooms; please write three days ahead.</p>',
    ],
    [
      'Visiting',
      'क्या बड़े समूह आ सकते हैं? · May large groups come?',
      '<p>हाँ, दो सप्ताह पहले सूचना दें। Yes, with two weeks’ notice, and we will find you a guide.</p>',
    ],
    [
      'Worship',
      'મંગળા આરતી ક્યારે થાય છે? · When is mangala arti?',
      '<p>રોજ સવારે સાડા પાંચ વાગ્યે. Daily at half past five in the morning.</p>',
    ],
    [
      'Visiting',
      'May I watch the carvers?',
      '<p>Yes, Monday to Saturday from nine to five. Closed shoes, please, and mind the dust.</p>',
    ],
  ],
}

/** The questions visitors ask at each location, the most asked first. */
export const faqs: readonly ImportedFaq[] = Object.entries(byLocation).flatMap(
  ([key, questions]) => {
    const locationId = Number(key)
    return questions.map(([category, question, answer], index) => ({
      id: locationId * 10 + index + 1,
      category,
      question,
      answer,
      position: index + 1,
      locationId,
    }))
  },
)
