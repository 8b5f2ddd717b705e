/**
 * Questions of visitors of all kinds at the other locations, by the language of the page they ask on, each with the pages of which one answers it. They
 * were written from the texts of the site before any was tried; a third was never looked at while the search was improved.
 */
export const QUESTIONS_ELSEWHERE: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
> = {
  ottawa: {
    'en-US': {
      'is there somewhere warm for my wet boots': '/ottawa/visit /ottawa',
      'open during a blizzard?': '/ottawa /ottawa/visit/faq',
      'french speaking staff': '/ottawa /ottawa/visit/faq',
      'which languages are spoken at the service':
        '/ottawa /ottawa/connect/activities/sunday-sabha /ottawa/connect/events/21',
      'block heater plug': '/ottawa/visit',
      'bus from downtown': '/ottawa/visit /ottawa',
      paratransit: '/ottawa/visit',
      'ramp cleared of ice': '/ottawa/visit /ottawa',
      'helmets for skating': '/ottawa/connect/activities/youth-activities /ottawa/visit/faq',
      'gentle exercise for bad knees':
        '/ottawa/connect/activities/chair-yoga /ottawa/connect/events/23',
      'immigration paperwork assistance': '/ottawa/connect/activities/newcomers-desk',
      'winter coat for refugee family':
        '/ottawa/connect/activities/newcomers-desk /ottawa/connect/events/24',
      'learn to knit': '/ottawa/connect/activities/knitting-circle /ottawa/connect/events/24',
      'free mittens for schools':
        '/ottawa/connect/news/two-thousand-mittens /ottawa/connect/activities/knitting-circle',
      'flu jab': '/ottawa/connect/events/27',
      'interpreter tamil': '/ottawa/connect/events/27 /ottawa/connect/activities/newcomers-desk',
      'shovel snow for elderly people': '/ottawa/connect/events/22',
      'skating on the canal': '/ottawa/connect/events/26',
      'dance practice winter gala': '/ottawa/connect/events/29',
      'food festival five hundred dishes': '/ottawa/connect/events/28',
      'award for architecture': '/ottawa/connect/news/a-boot-room-wins-a-design-prize',
      'light rail stop': '/ottawa/connect/news/statement-on-the-new-transit-line',
      'how did the ottawa temple begin': '/ottawa /ottawa/learn/about-us',
      'limestone from where': '/ottawa',
      'can we host a katha for our family': '/ottawa/visit/faq /ottawa/connect/events/25',
      'hot tea on arrival': '/ottawa /ottawa',
      'supper on sunday': '/ottawa/connect/activities/sunday-sabha /ottawa/connect/events/21',
      'indoor shoes for children': '/ottawa/connect/activities/bal-sabha /ottawa/visit',
    },
    'gu-IN': {
      'બરફ પડે ત્યારે મંદિર ખુલ્લું હોય': '/ottawa /ottawa/visit/faq',
      'બૂટ ક્યાં મૂકવા': '/ottawa/visit /ottawa /ottawa/visit/faq',
      'ખુરશી પર કસરત': '/ottawa/connect/activities/chair-yoga /ottawa/connect/events/23',
      'ગૂંથણ શીખવું': '/ottawa/connect/activities/knitting-circle /ottawa/connect/events/24',
      'નવા દેશમાં મદદ': '/ottawa/connect/activities/newcomers-desk /ottawa/connect/events/24',
      સ્કેટિંગ:
        '/ottawa/connect/activities/youth-activities /ottawa/connect/events/26 /ottawa/visit /ottawa/visit/faq',
      'સત્યનારાયણ કથા કરાવવી': '/ottawa/connect/events/25 /ottawa/visit/faq',
    },
    'hi-IN': {
      'बर्फ में मंदिर खुला रहता है': '/ottawa /ottawa/visit/faq',
      'टीका कब लगेगा': '/ottawa/connect/events/27',
      'बुनाई सीखना': '/ottawa/connect/activities/knitting-circle /ottawa/connect/events/24',
      'गरबा की प्रैक्टिस': '/ottawa/connect/events/29',
      'घुटनों के दर्द के लिए योग': '/ottawa/connect/activities/chair-yoga /ottawa/connect/events/23',
    },
  },
  leicester: {
    'en-US': {
      'museum about textiles': '/leicester /leicester/visit /leicester/connect/events/34',
      'when do the machines weave':
        '/leicester/connect/news/the-looms-run-again /leicester/visit/faq',
      'hungry and no money':
        '/leicester /leicester/connect/activities/sunday-kitchen /leicester/connect/events/31 /leicester/visit/faq',
      'wash the dishes':
        '/leicester/connect/activities/sunday-kitchen /leicester/connect/events/31 /leicester/visit/faq /leicester/connect/news/four-hundred-plates-no-bin-bags',
      'help with schoolwork': '/leicester/connect/activities/youth-activities /leicester/visit/faq',
      'soccer for older men':
        '/leicester/connect/activities/walking-football /leicester/connect/events/33',
      'folk dance lessons':
        '/leicester/connect/activities/ras-garba-class /leicester/connect/events/38',
      'borrow dandiya sticks':
        '/leicester/connect/activities/ras-garba-class /leicester/connect/events/38',
      'parking during the diwali lights':
        '/leicester/visit /leicester/connect/events/35 /leicester/visit/faq',
      'is the road closed for the festival': '/leicester/connect/events/35 /leicester/visit',
      'bhagavad gita study group':
        '/leicester/connect/events/36 /leicester/connect/activities/kishore-sabha',
      'how to tie a saree': '/leicester/connect/events/34',
      'healthy recipes for diabetics': '/leicester/connect/events/37',
      'walk from the bus station': '/leicester /leicester/visit',
      'zero waste kitchen':
        '/leicester/connect/news/four-hundred-plates-no-bin-bags /leicester/connect/activities/sunday-kitchen',
      'wheelchair at the mill': '/leicester/visit',
      'hanuman prayer evening': '/leicester/connect/events/32',
      'history of the mill': '/leicester /leicester/learn/about-us /leicester/galleries/121',
      'kids acting stories': '/leicester/connect/activities/bal-sabha',
      'bank holiday closed': '/leicester /leicester/visit',
    },
    'gu-IN': {
      'સાળ ક્યારે ચાલે': '/leicester/connect/news/the-looms-run-again /leicester/visit/faq',
      'હોમવર્કમાં મદદ': '/leicester/connect/activities/youth-activities /leicester/visit/faq',
      'ડાયાબિટીસ માટે રસોઈ': '/leicester/connect/events/37',
      'ગરબા ક્લાસ': '/leicester/connect/activities/ras-garba-class /leicester/connect/events/38',
      'ગીતા વાંચન': '/leicester/connect/events/36 /leicester/connect/activities/kishore-sabha',
      'ગાડી ક્યાં પાર્ક કરવી': '/leicester/visit /leicester/visit/faq /leicester',
    },
    'hi-IN': {
      'मुफ्त खाना रविवार':
        '/leicester/connect/activities/sunday-kitchen /leicester/connect/events/31 /leicester /leicester/visit/faq',
      'गरबा सीखना है': '/leicester/connect/activities/ras-garba-class /leicester/connect/events/38',
      'मधुमेह का खाना': '/leicester/connect/events/37',
      'बर्तन धोने की सेवा':
        '/leicester/connect/activities/sunday-kitchen /leicester/connect/events/31 /leicester/visit/faq /leicester/connect/news/four-hundred-plates-no-bin-bags',
    },
  },
  nairobi: {
    'en-US': {
      'see a doctor without paying': '/nairobi /nairobi/visit/faq /nairobi/visit',
      'clinic opening days':
        '/nairobi /nairobi/visit/faq /nairobi/connect/activities/clinic-volunteers',
      'new glasses for grandfather':
        '/nairobi/connect/events/41 /nairobi /nairobi/connect/news/eye-camp-sees-its-ten-thousandth-patient',
      'cataract eye checkup': '/nairobi/connect/events/41 /nairobi',
      'volunteer nurse': '/nairobi/connect/activities/clinic-volunteers',
      'do I need to speak swahili to help': '/nairobi/connect/activities/clinic-volunteers',
      'join a singing group no experience': '/nairobi/connect/activities/bhajan-choir',
      'is my car safe': '/nairobi/visit /nairobi/visit/faq',
      'public minibus': '/nairobi/visit',
      'plant trees with school':
        '/nairobi/connect/events/43 /nairobi /nairobi/connect/activities/youth-activities',
      'cheap used books': '/nairobi/connect/events/45',
      'henna designs': '/nairobi/connect/events/44',
      'give blood': '/nairobi/connect/events/47',
      'accounting course for shopkeepers':
        '/nairobi/connect/events/48 /nairobi/connect/activities/traders-school',
      'childcare during class':
        '/nairobi/connect/events/48 /nairobi/connect/activities/traders-school',
      'sunrise prayer outdoors':
        '/nairobi/connect/activities/sunrise-arti /nairobi/connect/events/42',
      'cricket for boys': '/nairobi/connect/activities/youth-activities',
      'take photographs of patients': '/nairobi/visit',
      'purple flowering trees': '/nairobi/galleries/130',
    },
    'gu-IN': {
      'ચશ્માં મફત મળે': '/nairobi/connect/events/41 /nairobi',
      'દવાખાનામાં સેવા':
        '/nairobi/connect/activities/clinic-volunteers /nairobi/connect/activities/kishore-sabha',
      'વૃક્ષો વાવવાં':
        '/nairobi/connect/events/43 /nairobi /nairobi/connect/activities/youth-activities',
      'ભજન ગાવાં છે': '/nairobi/connect/activities/bhajan-choir /nairobi/connect/events/46',
      'ધંધાનો હિસાબ શીખવો': '/nairobi/connect/events/48 /nairobi/connect/activities/traders-school',
    },
    'hi-IN': {
      'मुफ़्त डॉक्टर': '/nairobi /nairobi/visit/faq /nairobi/connect/events/41',
      'आँखों की जाँच कब है': '/nairobi/connect/events/41 /nairobi',
      'पुरानी किताबें': '/nairobi/connect/events/45',
      'मेहंदी लगवाना': '/nairobi/connect/events/44',
      'रक्तदान कैंप': '/nairobi/connect/events/47',
    },
  },
  vadodara: {
    'en-US': {
      'place to sleep near temple': '/vadodara/visit /vadodara/visit/faq',
      'book a guest room': '/vadodara/visit /vadodara/visit/faq',
      'first prayer of the morning': '/vadodara/connect/events/51 /vadodara/visit/faq',
      'become a stone mason apprentice':
        '/vadodara/connect/activities/carving-school /vadodara/connect/news/twelve-new-apprentices /vadodara',
      'watch sculptors at work': '/vadodara/visit/faq /vadodara /vadodara/connect/events/52',
      'try carving stone myself': '/vadodara/connect/events/52 /vadodara',
      'how many steps does the stepwell have':
        '/vadodara/visit /vadodara/connect/news/rain-fills-the-kund /vadodara/galleries/142 /vadodara/connect/events/55 /vadodara/inspiration/the-boy-who-counted-the-steps',
      'monsoon flood water level': '/vadodara/connect/news/rain-fills-the-kund',
      'auto rickshaw from station': '/vadodara/visit',
      'scooter parking': '/vadodara/visit',
      'are vehicles allowed on festival of lamps': '/vadodara/connect/events/55 /vadodara/visit',
      'bread for hospital patients':
        '/vadodara/connect/activities/annakshetra-seva /vadodara/connect/events/56',
      'breathing exercises by the water':
        '/vadodara/connect/activities/yoga-by-the-kund /vadodara/connect/events/53',
      'parenting talk for mothers': '/vadodara/connect/events/54',
      'donate blood medical college': '/vadodara/connect/events/57',
      'kites on rooftop': '/vadodara/connect/events/58 /vadodara/galleries/143',
      'women apprentices': '/vadodara/connect/news/twelve-new-apprentices',
      'oldest temple first lamp': '/vadodara /vadodara/learn/about-us',
    },
    'gu-IN': {
      'રાત રોકાવાની સગવડ': '/vadodara/visit /vadodara/visit/faq',
      'સવારની પહેલી આરતી': '/vadodara/connect/events/51 /vadodara/visit/faq',
      'કુંડનાં પગથિયાં કેટલાં':
        '/vadodara/visit /vadodara/connect/news/rain-fills-the-kund /vadodara/galleries/142 /vadodara/connect/events/55',
      'શિલ્પી બનવું છે':
        '/vadodara/connect/activities/carving-school /vadodara/connect/news/twelve-new-apprentices /vadodara',
      'રોટલી વણવાની સેવા':
        '/vadodara/connect/activities/annakshetra-seva /vadodara/connect/events/56',
      'યોગ શિબિર ક્યારે': '/vadodara/connect/events/53 /vadodara/connect/activities/yoga-by-the-kund',
      'રક્તદાન કરવું છે': '/vadodara/connect/events/57',
    },
    'hi-IN': {
      'ठहरने का कमरा': '/vadodara/visit /vadodara/visit/faq',
      'मूर्तिकला सीखना':
        '/vadodara/connect/activities/carving-school /vadodara/connect/events/52 /vadodara',
      'सुबह की पहली आरती कब': '/vadodara/connect/events/51 /vadodara/visit/faq',
      'औरतों का सत्संग': '/vadodara/connect/activities/mahila-satsang /vadodara/connect/events/54',
      'दीये जलाने का त्योहार': '/vadodara/connect/events/55 /vadodara/galleries/142',
    },
  },
}
