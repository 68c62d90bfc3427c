--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: generation_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.generation_keys (
    key text NOT NULL,
    request_hash text NOT NULL,
    user_id text,
    claim text NOT NULL,
    claimed_until text NOT NULL,
    recipe_id text,
    answer text,
    failure text,
    retry_after integer,
    expires_at text NOT NULL
);


--
-- Name: generations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.generations (
    id text NOT NULL,
    user_id text,
    kind text NOT NULL,
    provider text NOT NULL,
    model text,
    outcome text NOT NULL,
    calls integer NOT NULL,
    tokens_in integer NOT NULL,
    tokens_out integer NOT NULL,
    duration_ms integer NOT NULL,
    created_at text NOT NULL
);


--
-- Name: kysely_migration; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);


--
-- Name: kysely_migration_lock; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);


--
-- Name: one_time_codes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.one_time_codes (
    id text NOT NULL,
    user_id text NOT NULL,
    kind text NOT NULL,
    secret_hash text NOT NULL,
    created_at text NOT NULL,
    expires_at text NOT NULL
);


--
-- Name: outbox; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.outbox (
    id text NOT NULL,
    kind text NOT NULL,
    email_key text NOT NULL,
    language text NOT NULL,
    attempts integer NOT NULL,
    next_attempt_at text NOT NULL,
    created_at text NOT NULL
);


--
-- Name: preferences; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.preferences (
    user_id text NOT NULL,
    content text NOT NULL
);


--
-- Name: rate_counters; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.rate_counters (
    key text NOT NULL,
    count integer NOT NULL,
    resets_at text NOT NULL
);


--
-- Name: recipe_versions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recipe_versions (
    recipe_id text NOT NULL,
    version integer NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    preparation_time integer NOT NULL,
    cook_time integer NOT NULL,
    serves integer NOT NULL,
    language text NOT NULL,
    ingredients text NOT NULL,
    directions text NOT NULL,
    replaced_at text NOT NULL
);


--
-- Name: recipes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recipes (
    id text NOT NULL,
    user_id text NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    preparation_time integer NOT NULL,
    cook_time integer NOT NULL,
    serves integer NOT NULL,
    is_favorite boolean NOT NULL,
    language text NOT NULL,
    ingredients text NOT NULL,
    directions text NOT NULL,
    findings text NOT NULL,
    search_text text NOT NULL,
    revision integer NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    deleted_at text,
    checked_for text,
    text_bytes integer DEFAULT 0 NOT NULL,
    version_bytes integer DEFAULT 0 NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    id text NOT NULL,
    user_id text NOT NULL,
    token_hash text NOT NULL,
    created_at text NOT NULL,
    expires_at text NOT NULL
);


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id text NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    full_name text,
    password_hash text NOT NULL,
    is_active boolean NOT NULL,
    is_superuser boolean NOT NULL,
    email_verified boolean NOT NULL,
    created_at text NOT NULL
);


--
-- Data for Name: generation_keys; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: generations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.generations VALUES ('01a20ab0-f714-7024-9c5d-f6f5d93f7bab', '01a20ab0-f11f-7592-80a6-f22eefabc964', 'generate', 'kitchen', NULL, 'written', 0, 0, 0, 172, '2026-11-23T23:14:59.476Z');


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES ('0001-first-tables', '2026-11-23T23:14:52.928Z');
INSERT INTO public.kysely_migration VALUES ('0002-generations', '2026-11-23T23:14:52.956Z');
INSERT INTO public.kysely_migration VALUES ('0003-preferences', '2026-11-23T23:14:52.962Z');
INSERT INTO public.kysely_migration VALUES ('0004-recipe-sizes', '2026-11-23T23:14:52.971Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);


--
-- Data for Name: one_time_codes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.one_time_codes VALUES ('01a20ab0-f164-7574-bd09-238adae145f0', '01a20ab0-f11f-7592-80a6-f22eefabc964', 'sign_up_proof', '56aed10a362b497a25992ca4945a42319917757e5007e062493ce6f618bf319f', '2026-11-23T23:14:58.020Z', '2026-11-27T23:14:58.020Z');
INSERT INTO public.one_time_codes VALUES ('01a20ab0-f339-706f-a6b2-92ea2f995864', '01a20ab0-f11f-7592-80a6-f22eefabc964', 'sign_up', '$argon2id$v=19$m=47104,t=1,p=1$MgtsxoKqXVjA1v3yO+sKlg$vF7Earu+2jTejgR3TXyb/rKsFIO+c16iqOyK2XqtZDA', '2026-11-23T23:14:58.489Z', '2026-11-24T23:14:58.489Z');
INSERT INTO public.one_time_codes VALUES ('01a20ab0-f8d2-71f5-b640-92e17e74bede', '01a20ab0-f8b7-72eb-a775-297b2b7b4b1e', 'sign_up_proof', 'd5386221a176d8da02a31dbdbe4a0a1ff154890e291139ee7e34c3f0c08084dc', '2026-11-23T23:14:59.922Z', '2026-11-27T23:14:59.922Z');
INSERT INTO public.one_time_codes VALUES ('01a20ab0-f979-768c-b392-f77260bf4feb', '01a20ab0-f8b7-72eb-a775-297b2b7b4b1e', 'sign_up', '$argon2id$v=19$m=47104,t=1,p=1$SnN25ejQfflwReITJF2yXw$2PqgtRzAYo/2rAek4OjewapOLXeaKmmIA2pqZk0Xsqk', '2026-11-23T23:15:00.090Z', '2026-11-24T23:15:00.090Z');


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: preferences; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.preferences VALUES ('01a20ab0-f11f-7592-80a6-f22eefabc964', '{"diets":["vegetarian"],"allergies":["celery"],"other_allergies":["kiwi \"vert\""],"dislikes":["coriandre"],"wishes":"Rien de trop sucré !","units":"metric","serves":3}');


--
-- Data for Name: rate_counters; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.rate_counters VALUES ('clean-up', 1, '2026-11-24T00:04:53.358Z');
INSERT INTO public.rate_counters VALUES ('sign-up-mail:86b9260a115ceac89a9738af23696ce3', 1, '2026-11-24T00:14:58.006Z');
INSERT INTO public.rate_counters VALUES ('login:86b9260a115ceac89a9738af23696ce3:12ca17b49af2289436f303e0166030a2', 0, '2026-11-23T23:29:58.054Z');
INSERT INTO public.rate_counters VALUES ('user-generation:e628569282fbb66b58b2bc830a25659a', 1, '2026-11-24T23:14:59.301Z');
INSERT INTO public.rate_counters VALUES ('sign-up-address:12ca17b49af2289436f303e0166030a2', 2, '2026-11-24T23:14:57.896Z');
INSERT INTO public.rate_counters VALUES ('sign-up-mail-address:12ca17b49af2289436f303e0166030a2', 2, '2026-11-24T00:14:58.003Z');
INSERT INTO public.rate_counters VALUES ('sign-up-mail:1763c758c09a8e6db400562ecd27c5f6', 1, '2026-11-24T00:14:59.913Z');
INSERT INTO public.rate_counters VALUES ('login:1763c758c09a8e6db400562ecd27c5f6:12ca17b49af2289436f303e0166030a2', 0, '2026-11-23T23:29:59.934Z');
INSERT INTO public.rate_counters VALUES ('login-address:12ca17b49af2289436f303e0166030a2', 0, '2026-11-23T23:29:58.052Z');


--
-- Data for Name: recipe_versions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recipe_versions VALUES ('01a20ab0-f374-7315-9375-2f5f237e8b5d', 1, 'Œufs "à la neige" – 雪 🍳 \ d’Émilie', 'Quote '' double " back\slash $1 ? {{x}} {"more": 1}
A line, a	tab, a thin space;   and <b>.', 15, 20, 4, 'fr', '[{"id":"01a20ab0-f1e0-719c-923f-cd8320c42db0","content":"4 œufs","index":"1"},{"id":"01a20ab0-f1e0-719c-923f-d3c27c0ab4cb","content":"50 cl de lait ½ écrémé, 1 ''pinch'' of salt","index":"2"},{"id":"01a20ab0-f1e0-719c-923f-d5b94943fd27","content":"75 g de sucre -- ou \"cassonade\"","index":"3"}]', '[{"id":"01a20ab0-f1e0-719c-923f-d87c32d52236","content":"Montez les blancs ; ne les faites pas retomber.","index":"1"},{"id":"01a20ab0-f1e0-719c-923f-dd01c39c0395","content":"Pochez-les 2 min.\nRéservez 👩🏽‍🍳.","index":"2"}]', '2026-11-23T23:14:58.611Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f374-7315-9375-2f5f237e8b5d', 2, 'Œufs à la neige', 'Quote '' double " back\slash $1 ? {{x}} {"more": 1}
A line, a	tab, a thin space;   and <b>.', 15, 20, 4, 'fr', '[{"id":"01a20ab0-f1e0-719c-923f-cd8320c42db0","content":"4 œufs","index":"1"},{"id":"01a20ab0-f1e0-719c-923f-d3c27c0ab4cb","content":"50 cl de lait ½ écrémé, 1 ''pinch'' of salt","index":"2"},{"id":"01a20ab0-f1e0-719c-923f-d5b94943fd27","content":"75 g de sucre -- ou \"cassonade\"","index":"3"}]', '[{"id":"01a20ab0-f1e0-719c-923f-d87c32d52236","content":"Montez les blancs ; ne les faites pas retomber.","index":"1"},{"id":"01a20ab0-f1e0-719c-923f-dd01c39c0395","content":"Pochez-les 2 min.\nRéservez 👩🏽‍🍳.","index":"2"}]', '2026-11-23T23:14:58.660Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f374-7315-9375-2f5f237e8b5d', 3, 'Œufs à la neige', 'Quote '' double " back\slash $1 ? {{x}} {"more": 1}
A line, a	tab, a thin space;   and <b>.', 15, 25, 6, 'fr', '[{"id":"01a20ab0-f1e0-719c-923f-cd8320c42db0","content":"4 œufs","index":"1"},{"id":"01a20ab0-f1e0-719c-923f-d3c27c0ab4cb","content":"50 cl de lait ½ écrémé, 1 ''pinch'' of salt","index":"2"},{"id":"01a20ab0-f1e0-719c-923f-d5b94943fd27","content":"75 g de sucre -- ou \"cassonade\"","index":"3"}]', '[{"id":"01a20ab0-f1e0-719c-923f-d87c32d52236","content":"Montez les blancs ; ne les faites pas retomber.","index":"1"},{"id":"01a20ab0-f1e0-719c-923f-dd01c39c0395","content":"Pochez-les 2 min.\nRéservez 👩🏽‍🍳.","index":"2"}]', '2026-11-23T23:14:58.726Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f374-7315-9375-2f5f237e8b5d', 4, 'Œufs à la neige', 'Quote '' double " back\slash $1 ? {{x}} {"more": 1}
A line, a	tab, a thin space;   and <b>.', 15, 25, 6, 'fr', '[{"id":"01a20ab0-f1e0-719c-923f-cd8320c42db0","content":"4 œufs","index":"1"},{"id":"01a20ab0-f1e0-719c-923f-d3c27c0ab4cb","content":"50 cl de lait ½ écrémé, 1 ''pinch'' of salt","index":"2"},{"id":"01a20ab0-f1e0-719c-923f-d5b94943fd27","content":"75 g de sucre -- ou \"cassonade\"","index":"3"},{"id":"01a20ab0-f40a-76ec-853b-029d78e56c43","content":"1 gousse de vanille","index":"4"}]', '[{"id":"01a20ab0-f1e0-719c-923f-d87c32d52236","content":"Montez les blancs ; ne les faites pas retomber.","index":"1"},{"id":"01a20ab0-f1e0-719c-923f-dd01c39c0395","content":"Pochez-les 2 min.\nRéservez 👩🏽‍🍳.","index":"2"}]', '2026-11-23T23:14:58.780Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f374-7315-9375-2f5f237e8b5d', 5, 'Œufs à la neige', '', 15, 25, 6, 'en', '[{"id":"01a20ab0-f1e0-719c-923f-cd8320c42db0","content":"4 œufs","index":"1"},{"id":"01a20ab0-f1e0-719c-923f-d3c27c0ab4cb","content":"50 cl de lait ½ écrémé, 1 ''pinch'' of salt","index":"2"},{"id":"01a20ab0-f1e0-719c-923f-d5b94943fd27","content":"75 g de sucre -- ou \"cassonade\"","index":"3"},{"id":"01a20ab0-f40a-76ec-853b-029d78e56c43","content":"1 gousse de vanille","index":"4"}]', '[{"id":"01a20ab0-f1e0-719c-923f-d87c32d52236","content":"Montez les blancs ; ne les faites pas retomber.","index":"1"},{"id":"01a20ab0-f1e0-719c-923f-dd01c39c0395","content":"Pochez-les 2 min.\nRéservez 👩🏽‍🍳.","index":"2"}]', '2026-11-23T23:14:58.929Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f374-7315-9375-2f5f237e8b5d', 6, 'Œufs à la neige', '', 0, 25, 6, 'en', '[{"id":"01a20ab0-f1e0-719c-923f-cd8320c42db0","content":"4 œufs","index":"1"},{"id":"01a20ab0-f1e0-719c-923f-d3c27c0ab4cb","content":"50 cl de lait ½ écrémé, 1 ''pinch'' of salt","index":"2"},{"id":"01a20ab0-f1e0-719c-923f-d5b94943fd27","content":"75 g de sucre -- ou \"cassonade\"","index":"3"},{"id":"01a20ab0-f40a-76ec-853b-029d78e56c43","content":"1 gousse de vanille","index":"4"}]', '[{"id":"01a20ab0-f4a7-75f4-8344-610dd38a34eb","content":"Poach.","index":"1"}]', '2026-11-23T23:14:58.950Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f6f4-764b-a18c-64b8ff0fb192', 1, 'Istanbul-style red lentil soup', 'The soup of Turkish canteens and tired evenings; nothing in it costs more than a bus ticket.', 10, 40, 2, 'en', '[{"id":"01a20ab0-f6f4-764b-a18c-68be9bb38ad4","content":"140 g red lentils, rinsed","index":"1"},{"id":"01a20ab0-f6f4-764b-a18c-6d7c6b1562c0","content":"1 tbsp olive oil","index":"2"},{"id":"01a20ab0-f6f4-764b-a18c-71123a8953c2","content":"1 onion, finely chopped","index":"3"},{"id":"01a20ab0-f6f4-764b-a18c-748cd89b47a6","content":"1 garlic clove, finely chopped","index":"4"},{"id":"01a20ab0-f6f4-764b-a18c-786bbf2f46e7","content":"1 carrot, peeled and sliced","index":"5"},{"id":"01a20ab0-f6f4-764b-a18c-7f64050cbf68","content":"½ tsp ground cumin","index":"6"},{"id":"01a20ab0-f6f4-764b-a18c-8186d8f7fa2e","content":"½ tbsp tomato purée","index":"7"},{"id":"01a20ab0-f6f4-764b-a18c-8551c6299d68","content":"650 ml water","index":"8"},{"id":"01a20ab0-f6f4-764b-a18c-8b0eafa8cea1","content":"½ lemon","index":"9"},{"id":"01a20ab0-f6f4-764b-a18c-8cdb8c886d23","content":"1 pinch of chilli flakes","index":"10"},{"id":"01a20ab0-f6f4-764b-a18c-906bfe5cd069","content":"10 mint leaves","index":"11"},{"id":"01a20ab0-f6f4-764b-a18c-9617628b09d3","content":"Salt and black pepper","index":"12"}]', '[{"id":"01a20ab0-f6f4-764b-a18c-9be6e7f00e5c","content":"Warm the olive oil in a pot over medium heat and soften the onion, garlic and carrot for 8 min. Stir in the cumin and tomato purée for 1 min.","index":"1"},{"id":"01a20ab0-f6f4-764b-a18c-9d0d808c603a","content":"Add the red lentils and water, bring to the boil, skim and simmer for 25 min, until the red lentils are soft.","index":"2"},{"id":"01a20ab0-f6f4-764b-a18c-a367382392e9","content":"Crush a little with a whisk to thicken. Season with salt and black pepper.","index":"3"},{"id":"01a20ab0-f6f4-764b-a18c-a6af3f574588","content":"Ladle out, squeeze the lemon over and top with the mint and chilli flakes.","index":"4"}]', '2026-11-23T23:14:59.563Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f77c-728a-99ee-c198a65d519d', 1, 'Toast', '', 0, 0, 1, 'en', '[{"id":"01a20ab0-f775-7697-992a-bfb9b157a97e","content":"1 slice of bread","index":"1"}]', '[]', '2026-11-23T23:14:59.594Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f7b1-7424-a68a-be06feb41223', 1, 'Toast', '', 0, 0, 1, 'en', '[{"id":"01a20ab0-f775-7697-992a-bfb9b157a97e","content":"1 slice of bread","index":"1"}]', '[]', '2026-11-23T23:14:59.594Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f7b1-7424-a68a-be06feb41223', 2, 'Toast', '', 0, 0, 1, 'en', '[{"id":"01a20ab0-f775-7697-992a-bfb9b157a97e","content":"1 slice of bread","index":"1"}]', '[{"id":"01a20ab0-f785-734e-81e5-697dcf715a32","content":"Toast the bread.","index":"1"}]', '2026-11-23T23:14:59.633Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f7bf-76a3-83bc-f883f475bdb1', 1, 'Deleted; later', 'Quote '' double " back\slash $1 ? {{x}} {"more": 1}
A line, a	tab, a thin space;   and <b>.', 15, 20, 4, 'fr', '[{"id":"01a20ab0-f7bb-726b-a41e-6dff3cca56af","content":"4 œufs","index":"1"},{"id":"01a20ab0-f7bb-726b-a41e-70b5ea0990e4","content":"50 cl de lait ½ écrémé, 1 ''pinch'' of salt","index":"2"},{"id":"01a20ab0-f7bb-726b-a41e-7457b92bf402","content":"75 g de sucre -- ou \"cassonade\"","index":"3"}]', '[{"id":"01a20ab0-f7bb-726b-a41e-78d46aa1692c","content":"Montez les blancs ; ne les faites pas retomber.","index":"1"},{"id":"01a20ab0-f7bb-726b-a41e-7dae2ef7f069","content":"Pochez-les 2 min.\nRéservez 👩🏽‍🍳.","index":"2"}]', '2026-11-23T23:14:59.659Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 11, 'Zoé’s bread', '', 0, 0, 11, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.161Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 12, 'Zoé’s bread', '', 0, 0, 12, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.216Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 13, 'Zoé’s bread', '', 0, 0, 13, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.227Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 14, 'Zoé’s bread', '', 0, 0, 14, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.241Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 15, 'Zoé’s bread', '', 0, 0, 15, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.251Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 16, 'Zoé’s bread', '', 0, 0, 16, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.262Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 17, 'Zoé’s bread', '', 0, 0, 17, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.272Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 18, 'Zoé’s bread', '', 0, 0, 18, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.285Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 19, 'Zoé’s bread', '', 0, 0, 19, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.298Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 20, 'Zoé’s bread', '', 0, 0, 20, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.308Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 21, 'Zoé’s bread', '', 0, 0, 21, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.331Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 22, 'Zoé’s bread', '', 0, 0, 22, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.357Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 23, 'Zoé’s bread', '', 0, 0, 23, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.372Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 24, 'Zoé’s bread', '', 0, 0, 24, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.384Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 25, 'Zoé’s bread', '', 0, 0, 25, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.398Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 26, 'Zoé’s bread', '', 0, 0, 26, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.411Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 27, 'Zoé’s bread', '', 0, 0, 27, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.424Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 28, 'Zoé’s bread', '', 0, 0, 28, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.434Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 29, 'Zoé’s bread', '', 0, 0, 29, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.444Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 30, 'Zoé’s bread', '', 0, 0, 30, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.454Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 31, 'Zoé’s bread', '', 0, 0, 31, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.463Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 32, 'Zoé’s bread', '', 0, 0, 32, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.477Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 33, 'Zoé’s bread', '', 0, 0, 33, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.502Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 34, 'Zoé’s bread', '', 0, 0, 34, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.522Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 35, 'Zoé’s bread', '', 0, 0, 35, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.545Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 36, 'Zoé’s bread', '', 0, 0, 36, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.561Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 37, 'Zoé’s bread', '', 0, 0, 37, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.575Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 38, 'Zoé’s bread', '', 0, 0, 38, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.586Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 39, 'Zoé’s bread', '', 0, 0, 39, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.596Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 40, 'Zoé’s bread', '', 0, 0, 40, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.614Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 41, 'Zoé’s bread', '', 0, 0, 41, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.628Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 42, 'Zoé’s bread', '', 0, 0, 42, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.647Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 43, 'Zoé’s bread', '', 0, 0, 43, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.671Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 44, 'Zoé’s bread', '', 0, 0, 44, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.686Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 45, 'Zoé’s bread', '', 0, 0, 45, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.702Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 46, 'Zoé’s bread', '', 0, 0, 46, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.722Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 47, 'Zoé’s bread', '', 0, 0, 47, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.738Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 48, 'Zoé’s bread', '', 0, 0, 48, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.758Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 49, 'Zoé’s bread', '', 0, 0, 49, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.806Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 50, 'Zoé’s bread', '', 0, 0, 50, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:00.948Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 51, 'Zoé’s bread', '', 0, 0, 51, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:01.096Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 52, 'Zoé’s bread', '', 0, 0, 52, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:01.109Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 53, 'Zoé’s bread', '', 0, 0, 53, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:01.401Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 54, 'Zoé’s bread', '', 0, 0, 54, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:01.723Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 55, 'Zoé’s bread', '', 0, 0, 55, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:01.894Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 56, 'Zoé’s bread', '', 0, 0, 56, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:01.991Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 57, 'Zoé’s bread', '', 0, 0, 57, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:01.998Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 58, 'Zoé’s bread', '', 0, 0, 58, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:02.011Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 59, 'Zoé’s bread', '', 0, 0, 59, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:02.023Z');
INSERT INTO public.recipe_versions VALUES ('01a20ab0-f912-7152-94fd-b59258041509', 60, 'Zoé’s bread', '', 0, 0, 60, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '2026-11-23T23:15:02.040Z');


--
-- Data for Name: recipes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recipes VALUES ('01a20ab0-f374-7315-9375-2f5f237e8b5d', '01a20ab0-f11f-7592-80a6-f22eefabc964', 'Œufs à la neige', 'Quote '' double " back\slash $1 ? {{x}} {"more": 1}
A line, a	tab, a thin space;   and <b>.', 15, 20, 4, true, 'fr', '[{"id":"01a20ab0-f1e0-719c-923f-cd8320c42db0","content":"4 œufs","index":"1"},{"id":"01a20ab0-f1e0-719c-923f-d3c27c0ab4cb","content":"50 cl de lait ½ écrémé, 1 ''pinch'' of salt","index":"2"},{"id":"01a20ab0-f1e0-719c-923f-d5b94943fd27","content":"75 g de sucre -- ou \"cassonade\"","index":"3"}]', '[{"id":"01a20ab0-f1e0-719c-923f-d87c32d52236","content":"Montez les blancs ; ne les faites pas retomber.","index":"1"},{"id":"01a20ab0-f1e0-719c-923f-dd01c39c0395","content":"Pochez-les 2 min.\nRéservez 👩🏽‍🍳.","index":"2"}]', '[{"code":"unused_ingredient","severity":"warning","ingredient_id":"01a20ab0-f1e0-719c-923f-d3c27c0ab4cb","params":{"words":"lait","span":[9,13]}},{"code":"unused_ingredient","severity":"warning","ingredient_id":"01a20ab0-f1e0-719c-923f-d5b94943fd27","params":{"words":"sucre","span":[8,13]}}]', 'oeufs a la neige
quote '' double " back\slash $1 ? {{x}} {"more": 1}
a line, a	tab, a thin space;   and <b>.
4 oeufs
50 cl de lait ½ ecreme, 1 ''pinch'' of salt
75 g de sucre -- ou "cassonade"', 7, '2026-11-23T23:14:58.548Z', '2026-11-23T23:14:58.950Z', NULL, NULL, 941, 3713);
INSERT INTO public.recipes VALUES ('01a20ab0-f520-743f-8de0-7871606da93f', '01a20ab0-f11f-7592-80a6-f22eefabc964', 'Only a title', '', 0, 0, 1, false, 'en', '[]', '[]', '[]', 'only a title
', 1, '2026-11-23T23:14:58.976Z', '2026-11-23T23:14:58.976Z', NULL, NULL, 18, 0);
INSERT INTO public.recipes VALUES ('01a20ab0-f6f4-764b-a18c-64b8ff0fb192', '01a20ab0-f11f-7592-80a6-f22eefabc964', 'Istanbul-style red lentil soup', 'The soup of Turkish canteens and tired evenings; nothing in it costs more than a bus ticket.', 10, 40, 2, false, 'en', '[{"id":"01a20ab0-f6f4-764b-a18c-68be9bb38ad4","content":"140 g red lentils, rinsed","index":"1"},{"id":"01a20ab0-f6f4-764b-a18c-6d7c6b1562c0","content":"1 tbsp olive oil","index":"2"},{"id":"01a20ab0-f6f4-764b-a18c-71123a8953c2","content":"1 onion, finely chopped","index":"3"},{"id":"01a20ab0-f6f4-764b-a18c-748cd89b47a6","content":"1 garlic clove, finely chopped","index":"4"},{"id":"01a20ab0-f6f4-764b-a18c-786bbf2f46e7","content":"1 carrot, peeled and sliced","index":"5"},{"id":"01a20ab0-f6f4-764b-a18c-7f64050cbf68","content":"½ tsp ground cumin","index":"6"},{"id":"01a20ab0-f6f4-764b-a18c-8186d8f7fa2e","content":"½ tbsp tomato purée","index":"7"},{"id":"01a20ab0-f6f4-764b-a18c-8551c6299d68","content":"650 ml water","index":"8"},{"id":"01a20ab0-f6f4-764b-a18c-8b0eafa8cea1","content":"½ lemon","index":"9"},{"id":"01a20ab0-f6f4-764b-a18c-8cdb8c886d23","content":"1 pinch of chilli flakes","index":"10"},{"id":"01a20ab0-f6f4-764b-a18c-906bfe5cd069","content":"10 mint leaves","index":"11"},{"id":"01a20ab0-f6f4-764b-a18c-9617628b09d3","content":"Salt and black pepper","index":"12"},{"id":"01a20ab0-f75a-7636-b051-ffaf43c66455","content":"1 celery stick","index":"13"}]', '[{"id":"01a20ab0-f6f4-764b-a18c-9be6e7f00e5c","content":"Warm the olive oil in a pot over medium heat and soften the onion, garlic and carrot for 8 min. Stir in the cumin and tomato purée for 1 min.","index":"1"},{"id":"01a20ab0-f6f4-764b-a18c-9d0d808c603a","content":"Add the red lentils and water, bring to the boil, skim and simmer for 25 min, until the red lentils are soft.","index":"2"},{"id":"01a20ab0-f6f4-764b-a18c-a367382392e9","content":"Crush a little with a whisk to thicken. Season with salt and black pepper.","index":"3"},{"id":"01a20ab0-f6f4-764b-a18c-a6af3f574588","content":"Ladle out, squeeze the lemon over and top with the mint and chilli flakes.","index":"4"}]', '[{"code":"composed_by_kitchen","severity":"info","params":{}},{"code":"allergen","severity":"danger","certainty":"contains","ingredient_id":"01a20ab0-f75a-7636-b051-ffaf43c66455","params":{"allergen":"celery","words":"celery stick","span":[2,14]}},{"code":"unused_ingredient","severity":"warning","ingredient_id":"01a20ab0-f75a-7636-b051-ffaf43c66455","params":{"words":"celery stick","span":[2,14]}}]', 'istanbul-style red lentil soup
the soup of turkish canteens and tired evenings; nothing in it costs more than a bus ticket.
140 g red lentils, rinsed
1 tbsp olive oil
1 onion, finely chopped
1 garlic clove, finely chopped
1 carrot, peeled and sliced
½ tsp ground cumin
½ tbsp tomato puree
650 ml water
½ lemon
1 pinch of chilli flakes
10 mint leaves
salt and black pepper
1 celery stick', 2, '2026-11-23T23:14:59.444Z', '2026-11-23T23:14:59.563Z', NULL, '{"diets":["vegetarian"],"allergies":["celery"],"other_allergies":["kiwi \"vert\""]}', 2389, 1872);
INSERT INTO public.recipes VALUES ('01a20ab0-f77c-728a-99ee-c198a65d519d', '01a20ab0-f11f-7592-80a6-f22eefabc964', 'Toast', '', 0, 0, 1, false, 'en', '[{"id":"01a20ab0-f775-7697-992a-bfb9b157a97e","content":"1 slice of bread","index":"1"}]', '[{"id":"01a20ab0-f785-734e-81e5-697dcf715a32","content":"Toast the bread.","index":"1"}]', '[]', 'toast

1 slice of bread', 2, '2026-11-23T23:14:59.580Z', '2026-11-23T23:14:59.594Z', NULL, NULL, 183, 90);
INSERT INTO public.recipes VALUES ('01a20ab0-f7b1-7424-a68a-be06feb41223', '01a20ab0-f11f-7592-80a6-f22eefabc964', 'Better toast', '', 0, 0, 1, true, 'en', '[]', '[]', '[]', 'better toast
', 3, '2026-11-23T23:14:59.633Z', '2026-11-23T23:14:59.633Z', NULL, NULL, 18, 266);
INSERT INTO public.recipes VALUES ('01a20ab0-f7bf-76a3-83bc-f883f475bdb1', '01a20ab0-f11f-7592-80a6-f22eefabc964', 'Deleted', 'Quote '' double " back\slash $1 ? {{x}} {"more": 1}
A line, a	tab, a thin space;   and <b>.', 15, 20, 4, true, 'fr', '[{"id":"01a20ab0-f7bb-726b-a41e-6dff3cca56af","content":"4 œufs","index":"1"},{"id":"01a20ab0-f7bb-726b-a41e-70b5ea0990e4","content":"50 cl de lait ½ écrémé, 1 ''pinch'' of salt","index":"2"},{"id":"01a20ab0-f7bb-726b-a41e-7457b92bf402","content":"75 g de sucre -- ou \"cassonade\"","index":"3"}]', '[{"id":"01a20ab0-f7bb-726b-a41e-78d46aa1692c","content":"Montez les blancs ; ne les faites pas retomber.","index":"1"},{"id":"01a20ab0-f7bb-726b-a41e-7dae2ef7f069","content":"Pochez-les 2 min.\nRéservez 👩🏽‍🍳.","index":"2"}]', '[{"code":"unused_ingredient","severity":"warning","ingredient_id":"01a20ab0-f7bb-726b-a41e-70b5ea0990e4","params":{"words":"lait","span":[9,13]}},{"code":"unused_ingredient","severity":"warning","ingredient_id":"01a20ab0-f7bb-726b-a41e-7457b92bf402","params":{"words":"sucre","span":[8,13]}}]', 'deleted
quote '' double " back\slash $1 ? {{x}} {"more": 1}
a line, a	tab, a thin space;   and <b>.
4 oeufs
50 cl de lait ½ ecreme, 1 ''pinch'' of salt
75 g de sucre -- ou "cassonade"', 2, '2026-11-23T23:14:59.647Z', '2026-11-23T23:14:59.659Z', '2026-11-23T23:14:59.820Z', NULL, 931, 632);
INSERT INTO public.recipes VALUES ('01a20ab0-f912-7152-94fd-b59258041509', '01a20ab0-f8b7-72eb-a775-297b2b7b4b1e', 'Zoé’s bread', '', 0, 0, 61, false, 'en', '[{"id":"01a20ab0-f90d-76d8-876e-870ac07558a5","content":"500 g flour","index":"1"},{"id":"01a20ab0-f90d-76d8-876e-88aa65601876","content":"7 g salt","index":"2"}]', '[]', '[]', 'zoe''s bread

500 g flour
7 g salt', 61, '2026-11-23T23:14:59.986Z', '2026-11-23T23:15:02.040Z', NULL, NULL, 180, 8200);


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES ('01a20ab0-f1a9-7398-80a6-064dc15c8813', '01a20ab0-f11f-7592-80a6-f22eefabc964', '460b9e5917e69d54116d3a5732372361f0f0a971840edb27c5e73ec57159d0d7', '2026-11-23T23:14:58.089Z', '2026-12-01T23:14:58.089Z');
INSERT INTO public.sessions VALUES ('01a20ab0-f8fd-7057-a66d-09a93c28744a', '01a20ab0-f8b7-72eb-a775-297b2b7b4b1e', '148773d96e4025697b195d2d809eaad4d2f435af525c1b6807ef9e122950a539', '2026-11-23T23:14:59.965Z', '2026-12-01T23:14:59.965Z');


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES ('01a20ab0-f11f-7592-80a6-f22eefabc964', 'ana@example.org', 'ana@example.org', 'Ana "la cuisinière" d’Été', '$argon2id$v=19$m=47104,t=1,p=1$/8aFc6fQF0BA7T3SrD/qsg$Rl1CRe9Om6xmYkrZtWSjejRadxE2kcXJXzN9eWdPivA', true, false, false, '2026-11-23T23:14:57.952Z');
INSERT INTO public.users VALUES ('01a20ab0-f8b7-72eb-a775-297b2b7b4b1e', 'Zoe@Example.org', 'zoe@example.org', 'Zoé 🍞', '$argon2id$v=19$m=47104,t=1,p=1$ldLK2pCoRRWClbuk0jMMqQ$KE/91hjh+DM18q5AB0A77IsBHV9g0BP/U9xjrU7EW3c', true, false, false, '2026-11-23T23:14:59.895Z');


--
-- Name: generation_keys generation_keys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.generation_keys
    ADD CONSTRAINT generation_keys_pkey PRIMARY KEY (key);


--
-- Name: generations generations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.generations
    ADD CONSTRAINT generations_pkey PRIMARY KEY (id);


--
-- Name: kysely_migration_lock kysely_migration_lock_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);


--
-- Name: kysely_migration kysely_migration_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);


--
-- Name: one_time_codes one_time_codes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.one_time_codes
    ADD CONSTRAINT one_time_codes_pkey PRIMARY KEY (id);


--
-- Name: one_time_codes one_time_codes_secret_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.one_time_codes
    ADD CONSTRAINT one_time_codes_secret_hash_key UNIQUE (secret_hash);


--
-- Name: outbox outbox_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);


--
-- Name: preferences preferences_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.preferences
    ADD CONSTRAINT preferences_pkey PRIMARY KEY (user_id);


--
-- Name: rate_counters rate_counters_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rate_counters
    ADD CONSTRAINT rate_counters_pkey PRIMARY KEY (key);


--
-- Name: recipe_versions recipe_versions_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recipe_versions
    ADD CONSTRAINT recipe_versions_key PRIMARY KEY (recipe_id, version);


--
-- Name: recipes recipes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recipes
    ADD CONSTRAINT recipes_pkey PRIMARY KEY (id);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


--
-- Name: sessions sessions_token_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_hash_key UNIQUE (token_hash);


--
-- Name: users users_email_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key_key UNIQUE (email_key);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: generation_keys_by_expires_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX generation_keys_by_expires_at ON public.generation_keys USING btree (expires_at);


--
-- Name: generation_keys_by_recipe_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX generation_keys_by_recipe_id ON public.generation_keys USING btree (recipe_id);


--
-- Name: generation_keys_by_user_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX generation_keys_by_user_id ON public.generation_keys USING btree (user_id);


--
-- Name: generations_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX generations_by_time ON public.generations USING btree (created_at);


--
-- Name: generations_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX generations_of_user ON public.generations USING btree (user_id);


--
-- Name: one_time_codes_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX one_time_codes_of_user ON public.one_time_codes USING btree (user_id);


--
-- Name: outbox_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX outbox_by_time ON public.outbox USING btree (next_attempt_at);


--
-- Name: rate_counters_by_end; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX rate_counters_by_end ON public.rate_counters USING btree (resets_at);


--
-- Name: recipes_deleted; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX recipes_deleted ON public.recipes USING btree (deleted_at, text_bytes, version_bytes, id, updated_at);


--
-- Name: recipes_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX recipes_of_user ON public.recipes USING btree (user_id, updated_at DESC, id DESC, deleted_at, text_bytes, version_bytes);


--
-- Name: sessions_of_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_of_user ON public.sessions USING btree (user_id);


--
-- Name: generation_keys generation_keys_recipe_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.generation_keys
    ADD CONSTRAINT generation_keys_recipe_id_fkey FOREIGN KEY (recipe_id) REFERENCES public.recipes(id) ON DELETE CASCADE;


--
-- Name: generation_keys generation_keys_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.generation_keys
    ADD CONSTRAINT generation_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: generations generations_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.generations
    ADD CONSTRAINT generations_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: one_time_codes one_time_codes_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.one_time_codes
    ADD CONSTRAINT one_time_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: preferences preferences_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.preferences
    ADD CONSTRAINT preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: recipe_versions recipe_versions_recipe_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recipe_versions
    ADD CONSTRAINT recipe_versions_recipe_id_fkey FOREIGN KEY (recipe_id) REFERENCES public.recipes(id) ON DELETE CASCADE;


--
-- Name: recipes recipes_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recipes
    ADD CONSTRAINT recipes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


