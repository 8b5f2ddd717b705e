/**
 * Questions of visitors at every location, by the language of the page they ask on, each with the pages of which one answers it. A
 * second outsider wrote them from the pages alone, and put them down before any of them was tried; nothing was tuned for them.
 */
export const SECOND_OUTSIDERS_QUESTIONS: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
> = {
  brookfield: {
    'en-US': {
      'what time do u open tomorow': '/visit / /connect/contact',
      'temple close on sundays?': '/visit /visit/faq / /connect/contact',
      'can i come in shorts': '/visit /visit/faq /',
      'where does the coach park, 50 people': '/visit',
      'no car, how to get there from danbury': '/',
      'todays darshan pics of god':
        '/galleries/murti-darshan /galleries/murti-darshan/murti-darshan-1',
      'selfie in front of the murti ok?': '/visit /visit/faq',
      'wheelchair acess for grandma': '/visit /visit/faq',
      'sunday school for 7 yr old':
        '/connect/activities/bal-sabha /connect/activities/youth-activities /learn /visit/faq /connect',
      'tabla leson beginer': '/connect/activities/tabla-and-harmonium /learn /connect',
      'how much is it to rent the hall for a recption': '/services',
      'wedding venue outdoors': '/services',
      'veg food for 200 office party': '/services',
      'can we eat lunch there on thursday': '/visit / /connect/contact',
      'is my donation tax deductable': '/give',
      'where does the money go':
        '/give /connect/news/deepmala-mandirs-publish-their-accounts-for-2025',
      'i want to help out cooking': '/connect/activities/annapurna-seva /connect',
      'blood pressure check free': '/connect/events/7 /connect/events',
      'kite flying january': '/connect/events/10 /connect/events',
      'can i bring my dog': '/visit/faq /visit',
      'when was this temple built and who made it': '/ /learn/about-us',
      'not hindu am i allowed': '/',
      'prasad nut alergy': '/visit/faq',
      'speech about how to forgive someone': '/inspiration/on-forgiving-slowly /inspiration',
      'badminton court price guests': '/explore/gymnasium',
      'funeral priest urgent call': '/services',
      'scafolding gone? ceiling cleaning':
        '/connect/news/the-great-dome-is-open-again /galleries/the-dome-ring-by-ring',
    },
    'gu-IN': {
      'મંદિર કેટલા વાગે ખુલે': '/visit / /connect/contact',
      'રવિવારે દરશન થાય?': '/visit/faq /visit / /connect/contact',
      'gadi kya park karvi': '/visit /',
      'લગન માટે હોલ ભાડે જોઈએ': '/services /explore/assembly-hall',
      'છોકરા ને ગુજરાતી શીખવાડવું છે': '/connect/activities/gujarati-classes /learn /connect',
      'donation kevi rite apvu': '/give',
      'ફોટો પાડવા દે છે': '/visit/faq',
      'જમવાનું ડુંગળી લસણ વગર મળે': '/services /visit/faq',
      'બેનો નુ મંડળ ક્યારે ભેગું થાય':
        '/connect/activities/mahila-mandal /connect/events/9 /connect /connect/events',
    },
    'hi-IN': {
      'मंदिर कब खुलता है': '/visit / /connect/contact',
      'kya pehan kar aana chahiye': '/visit / /visit/faq',
      'बच्चो के लिए क्लास':
        '/connect/activities/youth-activities /connect/activities/bal-sabha /connect/activities/kishore-sabha /connect/activities/gujarati-classes /connect/activities/tabla-and-harmonium /learn /connect',
      'टिकट लगता है क्या': '/ /visit /visit/faq',
      'दान का पैसा टैक्स में छूट': '/give',
      'ekadashi bhajan kitne baje': '/connect/events/8 /connect/events',
      'पानी चढ़ाने का समय अभिषेक': '/explore/abhishek-mandap /visit/faq',
    },
  },
  leicester: {
    'en-US': {
      'phone no':
        '/leicester/connect/contact /leicester/visit /leicester /leicester/connect /leicester/visit/faq',
      'wheres best to park for the diwali lights': '/leicester/visit /leicester/visit/faq',
      'free sunday dinner what time':
        '/leicester /leicester/visit /leicester/visit/faq /leicester/connect/events/31 /leicester/connect/events /leicester/connect/contact',
      'dandiya lessons': '/leicester/connect/activities/ras-garba-class /leicester/connect',
      'maths homework help year 9':
        '/leicester/visit/faq /leicester/connect/activities/youth-activities /leicester/connect',
      'football for old blokes':
        '/leicester/connect/activities/walking-football /leicester/connect/events/33 /leicester/connect /leicester/connect/events',
      'see the old weaving machines working':
        '/leicester/visit/faq /leicester/connect/news/the-looms-run-again /leicester/visit /leicester',
      'cooking for diabetics course': '/leicester/connect/events/37 /leicester/connect/events',
      'how to tie a saree': '/leicester/connect/events/34 /leicester/connect/events',
      'delete my email from newsletter': '/leicester/privacy-policy',
    },
    'gu-IN': {
      'મફત જમવાનું કયા દિવસે':
        '/leicester /leicester/visit /leicester/visit/faq /leicester/connect/events/31 /leicester/connect/activities/sunday-kitchen /leicester/connect/events /leicester/connect/contact',
      'garba sikhva che': '/leicester/connect/activities/ras-garba-class /leicester/connect',
      'વીલચેર માટે લિફટ છે?': '/leicester/visit /leicester/visit/faq',
    },
    'hi-IN': {
      'फ्री खाना रविवार':
        '/leicester /leicester/visit /leicester/visit/faq /leicester/connect/events/31 /leicester/connect/activities/sunday-kitchen /leicester/connect/events /leicester/connect/contact',
      'पार्किंग कहां करें': '/leicester/visit /leicester/visit/faq /leicester',
    },
  },
  nairobi: {
    'en-US': {
      'free doctor days': '/nairobi /nairobi/visit /nairobi/visit/faq /nairobi/connect/contact',
      'eye test specs free date': '/nairobi/connect/events/41 /nairobi/connect/events /nairobi',
      'which matatu stage': '/nairobi/visit',
      'safe parking': '/nairobi/visit /nairobi/visit/faq',
      'plant trees with kids karura': '/nairobi/connect/events/43 /nairobi/connect/events /nairobi',
      'donate blod': '/nairobi/connect/events/47 /nairobi/connect/events',
      'join choir no experience': '/nairobi/connect/activities/bhajan-choir /nairobi/connect',
      'bookkeeping training for my duka':
        '/nairobi/connect/activities/traders-school /nairobi/connect/events/48 /nairobi/connect /nairobi/connect/events',
    },
    'gu-IN': {
      'દવાખાના મા સેવા કરવી હોય તો':
        '/nairobi/connect/activities/clinic-volunteers /nairobi/connect',
      'સવારે આરતી કઈ ભાષા': '/nairobi/visit/faq',
      'bapore jamvanu male che': '/nairobi/visit/faq',
    },
    'hi-IN': {
      'आंख की जांच मुफ्त': '/nairobi/connect/events/41 /nairobi/connect/events /nairobi',
      'daan kaise bheje': '/nairobi/give',
    },
  },
  ottawa: {
    'en-US': {
      'where do i leave snow boots': '/ottawa/visit /ottawa/visit/faq /ottawa',
      'bus number from downtown': '/ottawa/visit /ottawa',
      'open if theres a blizzard': '/ottawa /ottawa/visit/faq',
      'do you speak french': '/ottawa/visit/faq /ottawa /ottawa/connect/activities/newcomers-desk',
      'just moved to canada need winter jacket':
        '/ottawa/connect/activities/newcomers-desk /ottawa/connect',
      'flu shot walk in': '/ottawa/connect/events/27 /ottawa/connect/events',
      'ice skating kids bring skates?':
        '/ottawa/visit/faq /ottawa/visit /ottawa/connect/activities/youth-activities',
      'full moon puja for family booking': '/ottawa/visit/faq /ottawa/connect/events/25',
      'exercise for seniors sitting down':
        '/ottawa/connect/activities/chair-yoga /ottawa/connect/events/23 /ottawa/connect /ottawa/connect/events',
    },
    'gu-IN': {
      'બરફ પડે તો મંદિર ચાલુ હોય': '/ottawa/visit/faq /ottawa',
      'બુટ કયાં મુકવા': '/ottawa/visit /ottawa/visit/faq /ottawa',
      'annakut kyare che':
        '/ottawa/connect/events/28 /ottawa/connect/patotsav /ottawa/connect/events /ottawa/visit',
      'કથા કરાવવી છે ઘર ના માટે': '/ottawa/visit/faq /ottawa/connect/events/25',
    },
    'hi-IN': {
      'सर्दी मे बस से कैसे आए': '/ottawa/visit/faq /ottawa/visit /ottawa',
    },
  },
  vadodara: {
    'en-US': {
      'room to stay overnight family': '/vadodara/visit /vadodara/visit/faq',
      'first aarti morning timing':
        '/vadodara/visit /vadodara /vadodara/visit/faq /vadodara/connect/events/51 /vadodara/connect/contact',
      'auto from railway station': '/vadodara/visit',
      'can girls join stone carving course':
        '/vadodara/connect/news/twelve-new-apprentices /vadodara/connect/activities/carving-school',
      'how many diyas on the steps diwali':
        '/vadodara /vadodara/connect/events/55 /vadodara/galleries/deepotsav',
      'is the stepwell full of water now': '/vadodara/connect/news/rain-fills-the-kund',
    },
    'gu-IN': {
      'રાત રોકાવા રૂમ મળશે': '/vadodara/visit /vadodara/visit/faq',
      'દીવાળી ના દીવા પુરવા કેટલા વાગે આવવુ': '/vadodara/connect/events/55',
      'mangla arti no samay':
        '/vadodara/visit/faq /vadodara/connect/events/51 /vadodara/visit /vadodara /vadodara/connect/contact',
      'પત્થર કોતરતા શીખવુ છે':
        '/vadodara/connect/activities/carving-school /vadodara/connect/events/52 /vadodara/connect',
      'યોગા સવારે':
        '/vadodara/connect/activities/yoga-by-the-kund /vadodara/connect/events/53 /vadodara/connect /vadodara/connect/events',
      'મંદિર નો ઈતિહાસ પેલો દીવો કોણે મુક્યો': '/vadodara/learn/about-us /vadodara/learn /vadodara',
    },
    'hi-IN': {
      'धर्मशाला मे कमरा': '/vadodara/visit /vadodara/visit/faq',
      '20 लोगो का ग्रुप ला सकते है': '/vadodara/visit /vadodara/visit/faq',
      'khoon daan kab hai': '/vadodara/connect/events/57 /vadodara/connect/events',
    },
  },
}
