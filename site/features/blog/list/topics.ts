import type { Topic } from '#content/articles/schema.ts';

/** Anchor of a topic's choice on the index: arriving at it chooses the topic. */
export function topicAnchor(topic: Topic | 'all'): string {
  return `topic-${topic}`;
}
