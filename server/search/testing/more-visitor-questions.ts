/**
 * Questions that visitors type at each location, by the language of the page they type it on, each with the pages of which one answers it.
 * They were written from the texts of the site, without a look at how it is searched: none is there because it finds its page.
 */
export const MORE_VISITOR_QUESTIONS: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>
> = {
  brookfield: {
    'en-US': {
      'sunday opening hours': ['/visit', '/', '/visit/faq', '/connect/contact'],
      'what time is evening arti': ['/visit', '/', '/connect/contact'],
      'can I wear shorts': ['/visit', '/visit/faq', '/'],
      'where to park car': ['/visit', '/'],
      'is photgraphy allowed inside': ['/visit', '/visit/faq'],
      'wheel chair access': ['/visit', '/visit/faq'],
      'wedding hall booking': ['/services', '/explore/assembly-hall'],
      'donation reciept for tax': ['/give'],
      'volunteer in kitchen': ['/connect', '/connect/activities/annapurna-seva'],
      'kids gujarati class': ['/connect/activities/gujarati-classes', '/learn'],
      'phone number': ['/connect/contact', '/visit', '/', '/connect'],
      'diwali celebration': ['/connect/events', '/galleries/101', '/visit', '/'],
      'lunch thali': ['/', '/visit', '/services'],
      'kite festival': ['/connect/events/10'],
      'school field trip 30 students': ['/visit', '/visit/faq'],
      'is the great dome open': ['/connect/news/the-great-dome-is-open-again'],
      'locker for bags': ['/visit/faq', '/visit'],
      'ચંપલ ક્યાં મૂકવા': ['/visit'],
      'sanj ni aarti ketla vage': ['/visit', '/', '/connect/contact'],
      'lagna mate hall': ['/services', '/explore/assembly-hall'],
      'daan ni pavti': ['/give'],
      'mandir kab khulta hai': ['/visit', '/', '/connect/contact'],
      'shaadi ke liye hall': ['/services', '/explore/assembly-hall'],
    },
    'gu-IN': {
      'આરતીનો સમય': ['/visit', '/', '/connect/contact'],
      'રવિવારે મંદિર ખુલ્લું છે?': ['/visit', '/', '/visit/faq'],
      'દાન કેવી રીતે કરવું': ['/give'],
      'બાળકો માટે ગુજરાતી ક્લાસ': ['/connect/activities/gujarati-classes', '/learn'],
      'પાર્કિંગ ક્યાં છે': ['/visit', '/'],
      'ફોટા પાડી શકાય?': ['/visit', '/visit/faq'],
    },
    'hi-IN': {
      'मंदिर का समय': ['/visit', '/', '/connect/contact'],
      'शाम की आरती कब होती है': ['/visit', '/', '/connect/contact'],
      'क्या पहनकर आएं': ['/visit', '/', '/visit/faq'],
      'दान की रसीद': ['/give'],
      'व्हीलचेयर मिलेगी क्या': ['/visit', '/visit/faq'],
      'बच्चों की क्लास': [
        '/connect/activities/bal-sabha',
        '/connect/activities/gujarati-classes',
        '/connect/activities/youth-activities',
        '/learn',
      ],
      'स्वयंसेवक कैसे बनें': ['/connect', '/connect/activities/annapurna-seva'],
    },
  },
  ottawa: {
    'en-US': {
      'bus to temple': ['/ottawa/visit', '/ottawa', '/ottawa/visit/faq'],
      'where do i leave my snow boots': ['/ottawa/visit', '/ottawa', '/ottawa/visit/faq'],
      'chair yoga seniors': ['/ottawa/connect/activities/chair-yoga', '/ottawa/connect/events/23'],
      'help for new immigrants': ['/ottawa/connect/activities/newcomers-desk'],
      'flu shot clinic': ['/ottawa/connect/events/27'],
      'do you speak french': [
        '/ottawa',
        '/ottawa/visit/faq',
        '/ottawa/connect/activities/newcomers-desk',
      ],
      'is temple open in snow storm': ['/ottawa', '/ottawa/visit/faq'],
      'ice skates for kids': [
        '/ottawa/visit/faq',
        '/ottawa/connect/activities/youth-activities',
        '/ottawa/visit',
      ],
      'satyanarayan katha': ['/ottawa/connect/events/25', '/ottawa/visit/faq'],
      annakut: ['/ottawa/connect/events/28', '/ottawa/connect/patotsav'],
      'leicester temple address': ['/leicester/visit', '/leicester', '/ottawa/locations'],
      'bal sabha kyare che': [
        '/ottawa/connect/activities/bal-sabha',
        '/ottawa/connect/activities/youth-activities',
      ],
      'जूते कहाँ रखें': ['/ottawa/visit', '/ottawa', '/ottawa/visit/faq'],
      'annakut kab hai': ['/ottawa/connect/events/28', '/ottawa/connect/patotsav'],
    },
    'gu-IN': {
      'બરફમાં મંદિર ચાલુ છે': ['/ottawa', '/ottawa/visit/faq'],
      'રસી ક્યારે મુકાશે': ['/ottawa/connect/events/27'],
      'બસથી કેવી રીતે અવાય': ['/ottawa/visit', '/ottawa', '/ottawa/visit/faq'],
    },
  },
  leicester: {
    'en-US': {
      'free sunday lunch': [
        '/leicester/connect/activities/sunday-kitchen',
        '/leicester/connect/events/31',
        '/leicester',
        '/leicester/visit/faq',
      ],
      'weaving museum opening times': ['/leicester', '/leicester/visit', '/leicester/visit/faq'],
      'garba class beginners': ['/leicester/connect/activities/ras-garba-class'],
      'homework help': ['/leicester/connect/activities/youth-activities', '/leicester/visit/faq'],
      'where can i park on festival evening': ['/leicester/visit', '/leicester/visit/faq'],
      'walking footbal over 50': [
        '/leicester/connect/activities/walking-football',
        '/leicester/connect/events/33',
      ],
      'diabetic cooking class': ['/leicester/connect/events/37'],
      'do you have a lift': ['/leicester/visit'],
      'can i hire a room for a party': ['/leicester/services'],
      'how to reach nairobi mandir': ['/nairobi/visit', '/nairobi', '/leicester/locations'],
      'garba shikhva che': ['/leicester/connect/activities/ras-garba-class'],
      'gadi kya park karvi': ['/leicester/visit', '/leicester/visit/faq', '/leicester'],
    },
    'gu-IN': {
      'રવિવારે જમવાનું મફત': [
        '/leicester/connect/activities/sunday-kitchen',
        '/leicester/connect/events/31',
        '/leicester',
        '/leicester/visit/faq',
      ],
      'નવરાત્રિ ગરબા': [
        '/leicester/connect/events/38',
        '/leicester/galleries/122',
        '/leicester/connect/activities/ras-garba-class',
      ],
    },
    'hi-IN': {
      'हनुमान चालीसा पाठ': ['/leicester/connect/events/32'],
      'साड़ी पहनना सीखें': ['/leicester/connect/events/34'],
      'होमवर्क में मदद': ['/leicester/connect/activities/youth-activities', '/leicester/visit/faq'],
    },
  },
  nairobi: {
    'en-US': {
      'eye camp date': ['/nairobi/connect/events/41', '/nairobi'],
      'free doctor which days': ['/nairobi', '/nairobi/visit', '/nairobi/visit/faq'],
      'blood donation': ['/nairobi/connect/events/47'],
      'tree planting karura': ['/nairobi/connect/events/43'],
      'choir practice': ['/nairobi/connect/activities/bhajan-choir'],
      'photo inside mandir': ['/nairobi/visit'],
      'matatu stop': ['/nairobi/visit'],
      'bookkeeping course for small business': [
        '/nairobi/connect/events/48',
        '/nairobi/connect/activities/traders-school',
      ],
      'secure parking': ['/nairobi/visit', '/nairobi/visit/faq'],
      'bhajan sandhya': ['/nairobi/connect/events/46', '/nairobi/galleries/132'],
      'doctor free me kab milte hai': ['/nairobi', '/nairobi/visit', '/nairobi/visit/faq'],
    },
    'gu-IN': {
      'આંખની તપાસ': ['/nairobi/connect/events/41', '/nairobi'],
      'મફત દવાખાનું': ['/nairobi', '/nairobi/visit', '/nairobi/visit/faq'],
    },
    'hi-IN': { रक्तदान: ['/nairobi/connect/events/47'], 'पेड़ लगाना': ['/nairobi/connect/events/43'] },
  },
  vadodara: {
    'en-US': {
      'guest house room booking': ['/vadodara/visit', '/vadodara/visit/faq'],
      'mangla aarti time': [
        '/vadodara/connect/events/51',
        '/vadodara/visit/faq',
        '/vadodara/visit',
        '/vadodara',
      ],
      'stone carving course': ['/vadodara/connect/activities/carving-school', '/vadodara'],
      'rickshaw from railway station': ['/vadodara/visit'],
      'deepotsav lamps volunteer': ['/vadodara/connect/events/55'],
      'contact email': ['/vadodara/connect/contact', '/vadodara/visit', '/vadodara'],
      'history of first mandir 1935': ['/vadodara', '/vadodara/learn/about-us', '/vadodara/learn'],
      'mahila satsang thursday': [
        '/vadodara/connect/activities/mahila-satsang',
        '/vadodara/connect/events/54',
      ],
      'uttarayan patang': ['/vadodara/connect/events/58', '/vadodara/galleries/143'],
      'guest house me kamra': ['/vadodara/visit', '/vadodara/visit/faq'],
    },
    'gu-IN': {
      'મંગળા આરતી કેટલા વાગ્યે': [
        '/vadodara/connect/events/51',
        '/vadodara/visit/faq',
        '/vadodara/visit',
        '/vadodara',
      ],
      'રહેવા માટે રૂમ': ['/vadodara/visit', '/vadodara/visit/faq'],
      'શિલ્પકામ શીખવું છે': ['/vadodara/connect/activities/carving-school', '/vadodara'],
    },
    'hi-IN': {
      'दीवाली पर दीप': ['/vadodara/connect/events/55', '/vadodara/galleries/142'],
      'बड़े ग्रुप के लिए गाइड': ['/vadodara/visit', '/vadodara/visit/faq'],
    },
  },
}
