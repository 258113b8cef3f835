// What the pages do beyond being read: theme, tabs of samples, copy buttons, search. All of it is optional.
const body = document.body;

function theme() {
  const button = document.querySelector('.theme');
  const dark = () =>
    document.documentElement.dataset.theme === 'dark' ||
    (!document.documentElement.dataset.theme && matchMedia('(prefers-color-scheme: dark)').matches);
  const show = () => (button.textContent = dark() ? 'Light mode' : 'Dark mode');
  const stored = localStorage.getItem('patchbay-theme');
  if (stored) document.documentElement.dataset.theme = stored;
  button.addEventListener('click', () => {
    const next = dark() ? 'light' : 'dark';
    document.documentElement.dataset.theme = next;
    localStorage.setItem('patchbay-theme', next);
    show();
  });
  button.hidden = false;
  show();
}

function select(language) {
  for (const samples of document.querySelectorAll('.samples')) {
    const figures = [...samples.querySelectorAll('figure')];
    if (!figures.some((figure) => figure.dataset.language === language)) continue;
    for (const figure of figures) figure.hidden = figure.dataset.language !== language;
    for (const tab of samples.querySelectorAll('[role=tab]')) {
      const selected = tab.textContent === language;
      tab.setAttribute('aria-selected', String(selected));
      tab.tabIndex = selected ? 0 : -1;
    }
  }
}

function moveTab(event) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const tabs = [...event.currentTarget.children];
  const next = tabs[(tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length];
  next.focus();
  choose(next.textContent);
}

function choose(language) {
  localStorage.setItem('patchbay-language', language);
  select(language);
}

function tabs() {
  let number = 0;
  for (const samples of document.querySelectorAll('.samples')) {
    const figures = [...samples.querySelectorAll('figure')];
    if (figures.length < 2) continue;
    const list = document.createElement('div');
    list.className = 'tabs';
    list.setAttribute('role', 'tablist');
    list.setAttribute('aria-label', 'Language of the sample');
    for (const figure of figures) {
      figure.id = `sample-${(number += 1)}`;
      figure.setAttribute('role', 'tabpanel');
      figure.setAttribute('aria-label', figure.dataset.language);
      figure.querySelector('figcaption').hidden = true;
      const tab = document.createElement('button');
      tab.type = 'button';
      tab.setAttribute('role', 'tab');
      tab.setAttribute('aria-controls', figure.id);
      tab.textContent = figure.dataset.language;
      tab.addEventListener('click', () => choose(figure.dataset.language));
      list.append(tab);
    }
    list.addEventListener('keydown', moveTab);
    samples.prepend(list);
  }
  select('curl');
  select(localStorage.getItem('patchbay-language') ?? 'curl');
}

function copyButtons() {
  for (const pre of document.querySelectorAll('main pre')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(pre.textContent);
      button.textContent = 'Copied';
      setTimeout(() => (button.textContent = 'Copy'), 2000);
    });
    const frame = document.createElement('div');
    frame.className = 'copyable';
    pre.replaceWith(frame);
    frame.append(pre, button);
  }
}

let engine;
async function load() {
  const [{ default: MiniSearch }, response] = await Promise.all([
    import(new URL(body.dataset.engine, location.href)),
    fetch(body.dataset.index),
  ]);
  const entries = await response.json();
  const index = new MiniSearch({
    fields: ['title', 'text'],
    searchOptions: { prefix: true, fuzzy: 0.15, boost: { title: 3 } },
  });
  index.addAll(entries.map((entry, id) => ({ id, ...entry })));
  return (query) =>
    index
      .search(query)
      .slice(0, 12)
      .map(({ id }) => entries[id]);
}

function resultItem(entry, number) {
  const item = document.createElement('li');
  item.setAttribute('role', 'option');
  item.id = `result-${number}`;
  const link = document.createElement('a');
  link.href = body.dataset.page.replace('PAGE', entry.page) + (entry.section ? `#${entry.section}` : '');
  link.tabIndex = -1;
  link.textContent = entry.title;
  const text = document.createElement('span');
  text.textContent = entry.text.slice(0, 100);
  link.append(text);
  item.append(link);
  return item;
}

function search() {
  const box = document.querySelector('.search');
  const input = box.querySelector('input');
  const list = box.querySelector('ul');
  let selected = -1;
  const show = (items) => {
    selected = -1;
    list.replaceChildren(...items);
    list.hidden = items.length === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
    input.removeAttribute('aria-activedescendant');
  };
  input.addEventListener('input', async () => {
    const query = input.value.trim();
    if (query === '') return show([]);
    engine ??= load();
    const find = await engine;
    if (input.value.trim() === query) show(find(query).map(resultItem));
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') return show([]);
    if (event.key === 'Enter') return list.children[Math.max(selected, 0)]?.querySelector('a').click();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || list.hidden) return;
    event.preventDefault();
    selected = (selected + step + list.children.length) % list.children.length;
    [...list.children].forEach((item, at) => item.setAttribute('aria-selected', String(at === selected)));
    input.setAttribute('aria-activedescendant', list.children[selected].id);
    list.children[selected].scrollIntoView({ block: 'nearest' });
  });
  document.addEventListener('click', (event) => box.contains(event.target) || show([]));
  document.addEventListener('keydown', (event) => {
    if (event.key === '/' && !/^(INPUT|TEXTAREA)$/.test(document.activeElement.tagName)) {
      event.preventDefault();
      input.focus();
    }
  });
  box.hidden = false;
}

/** Closed where the page is below it; beside the page it shows the entry of the page. */
function menu() {
  const menu = document.querySelector('.menu');
  if (matchMedia('(max-width: 50rem)').matches) menu.open = false;
  const current = menu.querySelector('[aria-current]');
  if (current) menu.scrollTop = current.offsetTop - menu.clientHeight / 2;
}

theme();
tabs();
copyButtons();
search();
menu();
