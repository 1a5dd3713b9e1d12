import { defineWords } from './define.ts';

export const notFound = defineWords({
  'notFound.near': {
    note: '404: above the pages whose address is nearest to the one asked for',
    es: 'Quizá buscabas:',
    en: 'Maybe you were looking for:',
  },
  'notFound.latest': {
    note: '404: above the newest articles, where no page is near',
    es: 'Lo último del blog',
    en: 'Latest from the blog',
  },
});
