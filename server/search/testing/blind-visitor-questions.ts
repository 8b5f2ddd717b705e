/**
 * Questions of visitors at every location, by the language of the page they ask on, each with the pages of which one answers it. They were
 * written by someone other than the person who tunes the search, and put down before any of them was tried.
 */
export const BLIND_VISITOR_QUESTIONS: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
> = {
  brookfield: {
    'en-US': {
      'can i wear shorts in the temple': '/visit /',
      'do u hav wheelchairs to borow for my nan': '/visit /visit/faq',
      'where can journalists send questions':
        '/connect/news/deepmala-mandirs-publish-their-accounts-for-2025',
      'what percentage of donations goes to admin':
        '/connect/news/deepmala-mandirs-publish-their-accounts-for-2025 /give',
      badminton: '/explore/gymnasium',
      'tabla lessons for my 8 yr old': '/connect/activities/tabla-and-harmonium /connect /learn',
      'Gujrati clases for adults': '/connect/activities/gujarati-classes /connect /learn',
      'we would like to get married at the temple, is there a hall?':
        '/services /explore/assembly-hall',
      'veg catering for office party 60 people': '/services',
      'my son has a nut allergy, can he eat the prasad': '/visit/faq',
      'what am I supposed to do when they bring the lamp round to me?':
        '/visit/faq /connect/news/my-first-arti',
      'guided tour times':
        '/explore /connect/news/the-great-dome-is-open-again /connect/events/6 /connect/events',
      'do you have a temple in england':
        '/locations /learn/about-us /leicester /leicester/visit /leicester/connect/contact /leicester/connect',
      'elephant nine toes': '/explore/mandir / /explore /connect/news/what-a-pillar-weighs',
      'shuttle from danbury station': '/',
      'how do i get my details deleted from your mailing list': '/privacy-policy',
      'can I use your pictures in an advert': '/terms',
      'free blood pressure check': '/connect/events/7 /connect/events',
      'silent retreat with somewhere to sleep': '/connect/events/11 /connect/events',
      'how to forgive someone who hurt you': '/inspiration/on-forgiving-slowly',
    },
    'gu-IN': {
      'આજના દર્શનના ફોટા જોવા છે': '/galleries/murti-darshan /galleries/murti-darshan/1',
      'બાળસભામાં કેટલી ઉંમરનાં છોકરાં આવી શકે':
        '/connect/activities/bal-sabha /connect/activities/youth-activities /connect /learn',
      'અભિષેક કરવા કેટલા વાગ્યા સુધીમાં આવવું પડે': '/explore/abhishek-mandap /visit/faq',
      'મંદિરમાં કુલ કેટલા થાંભલા છે': '/ /explore',
      'કાંદા લસણ વિના રસોઈમાં સ્વાદ કેવી રીતે લાવવો': '/inspiration/cooking-without-onion-and-garlic',
      'મન બહુ ભટક્યા કરે છે, શાંત કેવી રીતે કરવું': '/inspiration/peace-of-mind',
      'અન્નદાનમાં શું શું આપી શકાય': '/connect/events/3 /connect/events',
      'રવિવારે દર્શન ખુલ્લાં હોય છે?': '/ /visit /connect/contact /services',
      'દર મહિને દાન આપવું હોય તો કેવી રીતે અપાય': '/give',
    },
    'hi-IN': {
      'मंदिर के अंदर फ़ोटो खींचने देते हैं क्या': '/visit',
      'दादी ज़मीन पर नहीं बैठ पातीं, कुर्सी मिलेगी?': '/visit /connect/events/5',
      'मैं मुसलमान हूँ, क्या मंदिर देखने आ सकता हूँ': '/',
      'पूरा मंदिर घूमने में कितना टाइम लगेगा': '/ /explore /visit',
      'छोटे बच्चों के खेलने की जगह है क्या': '/visit',
      'बिना कील वाली हवेली किस लकड़ी की बनी है': '/ /explore /galleries/102',
      'एकादशी पर भजन का कार्यक्रम': '/connect/events/8 /connect/events',
      'रंगोली बनाना सीखना चाहती हूँ': '/connect/events/4 /connect/events',
      'पतंग उड़ाने के लिए कौन सी डोर लानी है': '/connect/events/10 /connect/events',
      'सूटकेस लेकर अंदर जाने देंगे?': '/visit',
      'रथयात्रा की तस्वीरें दिखाओ': '/galleries/109',
    },
  },
  ottawa: {
    'en-US': {
      'just landed in canada need help with forms and a winter coat':
        '/ottawa/connect/activities/newcomers-desk /ottawa/connect',
      'which bus do i take': '/ottawa /ottawa/visit',
      'para transpo drop off': '/ottawa/visit',
      'are you open when theres a snow storm': '/ottawa',
      'exercise class for seniors with bad knees':
        '/ottawa/connect/activities/chair-yoga /ottawa/connect/events/23 /ottawa/connect /ottawa/connect/events',
      'Is my donation tax deductible in Canada?': '/give /ottawa/give',
      'vaccination walk in, hindi interpreter': '/ottawa/connect/events/27 /ottawa/connect/events',
      'ice skating with the kids':
        '/ottawa/connect/events/26 /ottawa/connect/events /ottawa/connect/activities/youth-activities /ottawa/connect /ottawa/visit',
      'kniting for beginers':
        '/ottawa/connect/activities/knitting-circle /ottawa/connect/events/24 /ottawa/connect /ottawa/connect/events',
      'who designed the boot room that won the award':
        '/ottawa/connect/news/a-boot-room-wins-a-design-prize',
      'can I bring a dish for the annakut': '/ottawa/connect/events/28 /ottawa/connect/patotsav',
      'lift home for grandma after the assembly':
        '/ottawa/connect/activities/kishore-sabha /ottawa/connect',
    },
    'gu-IN': {
      'પાછા જતી વખતે બૂટ સુકાઈ ગયા હશે?': '/ottawa/visit',
      'સત્યનારાયણની કથામાં પૂજામાં બેસવું છે': '/ottawa/connect/events/25 /ottawa/connect/events',
    },
    'hi-IN': {
      // The activity answers it, though it has no text in Hindi.
      'कनाडा में नए आए हैं, बस पास और स्कूल के दाख़िले में मदद चाहिए':
        '/ottawa/connect /ottawa/connect/activities/newcomers-desk',
      'बुज़ुर्ग पड़ोसियों के घर से बर्फ़ हटाने में हाथ बँटाना है':
        '/ottawa/connect/events/22 /ottawa/connect/events',
    },
  },
  leicester: {
    'en-US': {
      'is the sunday dinner realy free for anyone':
        '/leicester/connect/events/31 /leicester/connect/events /leicester /leicester/visit /leicester/connect/contact /leicester/services',
      'school trip for 28 year 4 pupils, who do we tell': '/leicester/visit /leicester/visit/faq',
      'when can we see the looms actually running': '/leicester/connect/news/the-looms-run-again',
      'help with maths homework':
        '/leicester/connect/activities/youth-activities /leicester/connect',
      'football for over 50s':
        '/leicester/connect/activities/walking-football /leicester/connect/events/33 /leicester/connect /leicester/connect/events',
      'cooking for diabetics': '/leicester/connect/events/37 /leicester/connect/events',
      'where to park on festival nights': '/leicester/visit',
      'do I need my own dandiya sticks':
        '/leicester/connect/activities/ras-garba-class /leicester/connect/events/38',
      'why is weavers row closed to cars':
        '/leicester/connect/events/35 /leicester/connect/events /leicester/visit',
      'Manjula Mistry':
        '/leicester/connect/news/the-looms-run-again /leicester/connect/news/four-hundred-plates-no-bin-bags /inspiration/two-looms-and-a-grandmother /leicester/inspiration/two-looms-and-a-grandmother',
      'are dogs alowed': '/leicester/visit/faq /leicester/visit',
      'navratri photos': '/leicester/galleries/122 /leicester/galleries',
    },
    'gu-IN': {
      'ગરબા શીખવાના ક્લાસ ક્યારે હોય':
        '/leicester/connect/activities/ras-garba-class /leicester/connect /leicester/learn',
      'વણાટ મ્યુઝિયમ કયા દિવસે ખુલ્લું રહે છે':
        '/leicester /leicester/visit /leicester/connect/contact /leicester/services',
      'રવિવારે રસોડામાં સેવા કરવા કેટલા વાગે આવવાનું':
        '/leicester/connect/activities/sunday-kitchen /leicester /leicester/connect /leicester/learn',
    },
    'hi-IN': {
      'हनुमान चालीसा का पाठ कब होगा': '/leicester/connect/events/32 /leicester/connect/events',
      'साड़ी बाँधना कहाँ सिखाते हैं': '/leicester/connect/events/34 /leicester/connect/events',
    },
  },
  nairobi: {
    'en-US': {
      'which days is the doctor there':
        '/nairobi /nairobi/visit /nairobi/connect/contact /nairobi/services /nairobi/connect/activities/clinic-volunteers /nairobi/connect',
      'free spectacles': '/nairobi/connect/events/41 /nairobi/connect/events /nairobi',
      'nearest matatu stage': '/nairobi/visit',
      'learn to keep books for my small shop':
        '/nairobi/connect/activities/traders-school /nairobi/connect/events/48 /nairobi/connect /nairobi/connect/events',
      'do i have to audition for the choir': '/nairobi/connect/activities/bhajan-choir',
      'must I speak swahili to volunteer at the clinic':
        '/nairobi/connect/activities/clinic-volunteers',
      'career guidance for my 17 year old':
        '/nairobi/connect/activities/kishore-sabha /nairobi/connect',
      'may I photograph the patients for my article': '/nairobi/visit',
      'what does ahimsa mean':
        '/nairobi/learn/about-us/beliefs-and-practices /learn/about-us/beliefs-and-practices',
    },
    'gu-IN': {
      'ઝાડ વાવવા જઈએ ત્યારે સાથે શું લઈ જવાનું':
        '/nairobi/connect/events/43 /nairobi/connect/events /nairobi',
      'ચંપલ ક્યાં ઉતારવાનાં': '/nairobi/visit',
    },
    'hi-IN': {
      'मेहँदी लगवानी है': '/nairobi/connect/events/44 /nairobi/connect/events',
      'डॉक्टर को दिखाने के लिए पहले से अपॉइंटमेंट लेना पड़ेगा क्या': '/nairobi /nairobi/visit',
    },
  },
  vadodara: {
    'en-US': {
      'any rooms for night stay': '/vadodara/visit',
      'how to become a stone carver':
        '/vadodara/connect/activities/carving-school /vadodara/connect /vadodara/connect/news/twelve-new-apprentices /vadodara',
      'auto from railway station': '/vadodara/visit',
      'can my husband in a wheelchair get down to the water': '/vadodara/visit',
      'can we come by car for the diwali lamps': '/vadodara/connect/events/55',
      'did the kund fill up this year':
        '/vadodara/connect/news/rain-fills-the-kund /vadodara/connect/news /connect/news',
      'who lit the very first lamp':
        '/learn/about-us /vadodara/learn/about-us /vadodara/learn /learn',
    },
    'gu-IN': {
      'યોગ માટે ચટાઈ ઘરેથી લાવવાની?': '/vadodara/connect/activities/yoga-by-the-kund',
      'લોહી આપવું હોય તો ક્યાં જવું': '/vadodara/connect/events/57 /vadodara/connect/events',
      'મંગળા આરતી કેટલા વાગે થાય':
        '/vadodara/connect/events/51 /vadodara/connect/events /vadodara /vadodara/connect /vadodara/visit /vadodara/connect/contact /vadodara/services',
      'આ વર્ષે શિલ્પશાળામાં કેટલી બહેનોને પ્રવેશ મળ્યો':
        '/vadodara/connect/news/twelve-new-apprentices /vadodara/connect/news /connect/news /vadodara',
    },
    'hi-IN': {
      'दीये भरने की सेवा में कितने बजे पहुँचना है': '/vadodara/connect/events/55 /vadodara/connect/events',
      'पत्थर पर छेनी चलाकर देखना चाहते हैं': '/vadodara/connect/events/52 /vadodara/connect/events',
      'अस्पताल के मरीज़ों के लिए रोटी बनाने में मदद करनी है':
        '/vadodara/connect/events/56 /vadodara/connect/events /vadodara/connect',
    },
  },
}
