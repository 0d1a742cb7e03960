import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {BlockContent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parse as parseYaml} from 'yaml';
import {longDate} from '../../config/walked';
import {link, list} from '../tree';

const BLOG = path.join(__dirname, '..', '..', 'blog');
/** Number of posts on the home page. */
const POST_COUNT = 2;

type Post = {slug: string; title: string; description: string; date: string};

/**
 * Fills `<LatestPosts />` with the newest posts of the blog: linked title, day and description.
 *
 * @param options.folder folder of the blog, with a subfolder for each post
 */
export function remarkLatestPosts({folder = BLOG}: {folder?: string} = {}) {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'LatestPosts' || !parent || index === undefined) return;
      const posts = readdirSync(folder, {withFileTypes: true})
        .filter((entry) => entry.isDirectory())
        .map(({name}) => readPost(path.join(folder, name, 'index.mdx')))
        .sort((a, b) => b.date.localeCompare(a.date));
      parent.children[index] = postList(posts.slice(0, POST_COUNT));
    });
  };
}

/** The front matter of a post, which markdown/front-matter has checked. */
function readPost(file: string): Post {
  const [, text = ''] = /^---\n(.*?)\n---/s.exec(readFileSync(file, 'utf8')) ?? [];
  const post = parseYaml(text, {schema: 'core'}) as Post;
  return {...post, date: String(post.date)};
}

function postList(posts: readonly Post[]): BlockContent {
  return list(
    posts.map(({slug, title, description, date}) => [
      link(`/blog${slug}`, title),
      `, ${longDate(date)}. ${description}`,
    ]),
  );
}
