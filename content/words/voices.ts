import { defineWords } from './define.ts';

export const voices = defineWords({
  'voices.title': {
    note: 'Heading while testimonials are examples',
    es: 'Así se verán las reseñas',
    en: 'What reviews will look like',
  },
  'voices.titleSome': {
    note: 'Heading while some are examples and some are real',
    es: 'Algunas de estas reseñas ya son reales',
    en: 'Some of these reviews are now real',
  },
  'voices.titleReal': {
    note: 'Heading once they are real',
    es: 'Lo que dicen los miembros',
    en: 'What members say',
  },
  'voices.intro': {
    note: 'Below the heading while they are examples',
    es: 'Inventadas: estas personas no existen.',
    en: 'Made up: these people do not exist.',
  },
  'voices.introSome': {
    note: 'Below the heading while some are examples and some are real; names the label of an example',
    es: 'Las que dicen “Ejemplo ilustrativo” son inventadas y esas personas no existen. Las demás son palabras de miembros, publicadas con su permiso.',
    en: 'Those marked “Illustrative example” are made up, and those people do not exist. The others are members’ own words, published with their permission.',
  },
  'voices.introReal': {
    note: 'Below the heading once they are real',
    es: 'Palabras de miembros, publicadas con su permiso.',
    en: 'Members’ own words, published with their permission.',
  },
  'voices.illustrative': {
    note: 'Label of an example; fixed wording',
    es: 'Ejemplo ilustrativo',
    en: 'Illustrative example',
  },
  'voices.rating': {
    note: 'Rating in words; {{rating}} is a number of 5',
    es: '{{rating}} de 5',
    en: '{{rating}} out of 5',
  },
  'voices.individual': {
    note: 'Note: results are individual',
    es: 'Los resultados son individuales y no son típicos.',
    en: 'Results are individual and not typical.',
  },
  'voices.vip': {
    note: 'Button: to the VIP education',
    es: 'Ver qué incluye el canal VIP',
    en: 'See what VIP includes',
  },
  'voicesDeck.label': {
    note: 'Name of the carousel, for screen readers',
    es: 'Reseñas',
    en: 'Reviews',
  },
  'voicesDeck.prev': {
    note: 'Button',
    es: 'Anterior',
    en: 'Previous',
  },
  'voicesDeck.next': {
    note: 'Button',
    es: 'Siguiente',
    en: 'Next',
  },
  'voicesDeck.dot': {
    note: 'Button of one page; {{page}} and {{pages}} are numbers',
    es: 'Página {{page}} de {{pages}}',
    en: 'Page {{page}} of {{pages}}',
  },
  'faq.title': {
    note: 'Heading of the questions',
    es: 'Antes de pagar, pregunta esto',
    en: 'Ask this before you pay',
  },
  'faq.intro': {
    note: 'Below the heading; the address to write to follows as a link',
    es: '¿Falta la tuya?',
    en: 'Don’t see yours?',
  },
  'social.title': {
    note: 'Heading of the profiles: the main ones, not all',
    es: 'Nuestros perfiles principales',
    en: 'Our main profiles',
  },
  'social.intro': {
    note: 'Below the heading: there are more, and a link follows',
    es: '¿Te escriben en nuestro nombre? Búscalos antes de responder.',
    en: 'Contacted in our name? Look them up before you answer.',
  },
  'social.list': {
    note: 'Link to the whole list of official channels and the checker',
    es: 'Lista y comprobador',
    en: 'List and checker',
  },
  'social.groupName': {
    note: 'Name of the free messaging group',
    es: 'Grupo gratuito',
    en: 'Free group',
  },
  'social.hub': {
    note: 'Link to the experience hub, an external site',
    es: 'Centro de experiencias',
    en: 'Experience hub',
  },
  'index.title': {
    note: 'Heading of the internal links',
    es: 'Encuentra lo que buscabas',
    en: 'Find what you came for',
  },
  'index.here': {
    note: 'Name of the list of parts of this page',
    es: 'En esta página',
    en: 'On this page',
  },
  'index.pages': {
    note: 'Name of the list of pages',
    es: 'En el resto del sitio',
    en: 'Elsewhere on the site',
  },
  'index.services': {
    note: 'Link to the four offers',
    es: 'Los planes y sus precios',
    en: 'The plans and their prices',
  },
  'index.simulator': {
    note: 'Link to the three hypothetical scenarios',
    es: 'Simulador educativo',
    en: 'Educational simulator',
  },
  'index.features': {
    note: 'Link to the features and the comparison',
    es: 'Qué incluye y con qué se compara',
    en: 'What is included and how it compares',
  },
  'index.roadmap': {
    note: 'Link to the phases of the plan',
    es: 'La ruta por fases',
    en: 'The roadmap, phase by phase',
  },
  'index.calculator': {
    note: 'Link to the calculator',
    es: 'Calculadora de ROI',
    en: 'ROI calculator',
  },
  'index.faq': {
    note: 'Link to the questions',
    es: 'Preguntas frecuentes',
    en: 'Questions and answers',
  },
  'index.social': {
    note: 'Link to the main official profiles',
    es: 'Perfiles oficiales',
    en: 'Official profiles',
  },
});
