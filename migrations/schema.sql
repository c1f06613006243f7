-- What the migrations produce. Written by adapters/src/testing/write-schema.ts; a test compares.

CREATE TABLE public.account_erasures (
  account_id uuid NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  erased_at timestamp with time zone,
  CONSTRAINT account_erasures_pkey PRIMARY KEY (account_id)
);
CREATE INDEX account_erasures_open ON public.account_erasures USING btree (asked_at) WHERE (erased_at IS NULL);
CREATE INDEX account_erasures_recent ON public.account_erasures USING btree (erased_at) WHERE (erased_at IS NOT NULL);

CREATE TABLE public.account_exports (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  file bytea,
  expires_at timestamp with time zone,
  CONSTRAINT account_exports_finished CHECK (((file IS NULL) = (expires_at IS NULL))),
  CONSTRAINT account_exports_pkey PRIMARY KEY (id)
);
CREATE INDEX account_exports_expiry ON public.account_exports USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE INDEX account_exports_newest ON public.account_exports USING btree (user_id, asked_at DESC);
CREATE UNIQUE INDEX account_exports_one_waiting ON public.account_exports USING btree (user_id) WHERE (file IS NULL);

CREATE TABLE public.account_identities (
  identity_id text COLLATE "C" NOT NULL,
  account_id uuid NOT NULL,
  CONSTRAINT account_identities_pkey PRIMARY KEY (identity_id)
);
CREATE INDEX account_identities_account ON public.account_identities USING btree (account_id);

CREATE TABLE public.account_standings (
  user_id text NOT NULL,
  version integer NOT NULL,
  origin text NOT NULL,
  tier text NOT NULL,
  status text NOT NULL,
  pays boolean NOT NULL,
  trial_ends_at timestamp with time zone,
  access_until timestamp with time zone,
  holds_until timestamp with time zone,
  CONSTRAINT account_standings_pkey PRIMARY KEY (user_id),
  CONSTRAINT account_standings_tier_check CHECK ((tier = ANY (ARRAY['freemium'::text, 'free'::text, 'creator_pro'::text, 'professional'::text, 'admin'::text])))
);
CREATE INDEX account_standings_by_origin ON public.account_standings USING btree (origin);
CREATE INDEX account_standings_due ON public.account_standings USING btree (holds_until) WHERE (holds_until IS NOT NULL);

CREATE TABLE public.accounts (
  id uuid NOT NULL,
  email text NOT NULL,
  email_verified boolean NOT NULL,
  first_name text,
  last_name text,
  profile_image_url text,
  is_admin boolean NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  base_tier text DEFAULT 'freemium'::text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  refused_address text,
  admin_notes text DEFAULT ''::text NOT NULL,
  last_seen_at timestamp with time zone,
  language text,
  CONSTRAINT accounts_admin_notes_check CHECK ((length(admin_notes) <= 4000)),
  CONSTRAINT accounts_base_tier_check CHECK ((base_tier = ANY (ARRAY['freemium'::text, 'free'::text, 'creator_pro'::text, 'professional'::text, 'admin'::text]))),
  CONSTRAINT accounts_pkey PRIMARY KEY (id)
);
CREATE INDEX accounts_administrators ON public.accounts USING btree (id) WHERE is_admin;
CREATE INDEX accounts_email ON public.accounts USING btree (email);
CREATE INDEX accounts_last_seen ON public.accounts USING btree (last_seen_at DESC NULLS LAST, id);
CREATE INDEX accounts_newest ON public.accounts USING btree (created_at DESC, id);
CREATE UNIQUE INDEX accounts_verified_email ON public.accounts USING btree (email) WHERE email_verified;

CREATE TABLE public.admin_actions (
  id uuid NOT NULL,
  account_id uuid,
  action text NOT NULL,
  done_by text NOT NULL,
  why text NOT NULL,
  at timestamp with time zone NOT NULL,
  subject text,
  before jsonb,
  after jsonb,
  CONSTRAINT admin_actions_about_check CHECK (((account_id IS NOT NULL) OR (subject IS NOT NULL))),
  CONSTRAINT admin_actions_action_check CHECK ((action ~ '^[a-z_]{3,40}$'::text)),
  CONSTRAINT admin_actions_pkey PRIMARY KEY (id)
);
CREATE INDEX admin_actions_by_account ON public.admin_actions USING btree (account_id, at DESC);
CREATE INDEX admin_actions_newest ON public.admin_actions USING btree (at DESC, id);
CREATE INDEX admin_actions_of_uploads ON public.admin_actions USING btree (subject) WHERE (action = ANY (ARRAY['posts_uploaded'::text, 'upload_taken_back'::text]));

CREATE TABLE public.backend_usage (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  user_id uuid,
  action_type character varying(50) NOT NULL,
  tokens_used integer DEFAULT 0 NOT NULL,
  api_cost numeric(10,6),
  duration integer NOT NULL,
  success boolean DEFAULT true NOT NULL,
  error_message text,
  metadata jsonb DEFAULT '{}'::jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT backend_usage_duration_check CHECK ((duration >= 0)),
  CONSTRAINT backend_usage_pkey PRIMARY KEY (id),
  CONSTRAINT backend_usage_tokens_used_check CHECK ((tokens_used >= 0))
);
CREATE INDEX backend_usage_by_time ON public.backend_usage USING btree (action_type, created_at) WHERE success;
CREATE INDEX backend_usage_by_user ON public.backend_usage USING btree (user_id);
CREATE INDEX backend_usage_newest ON public.backend_usage USING btree (created_at);

CREATE TABLE public.call_receipts (
  account_id uuid NOT NULL,
  call text NOT NULL,
  key text NOT NULL,
  asked text NOT NULL,
  answer jsonb,
  begun_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT call_receipts_asked_check CHECK ((length(asked) = 64)),
  CONSTRAINT call_receipts_key_check CHECK ((length(key) = 64)),
  CONSTRAINT call_receipts_pkey PRIMARY KEY (account_id, call, key)
);
CREATE INDEX call_receipts_by_age ON public.call_receipts USING btree (begun_at);

CREATE TABLE public.changed_people (
  seq bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  user_id text NOT NULL,
  CONSTRAINT changed_people_pkey PRIMARY KEY (seq)
);

CREATE TABLE public.checkpoints (
  follower text NOT NULL,
  tx xid8 NOT NULL,
  global bigint NOT NULL,
  CONSTRAINT checkpoints_pkey PRIMARY KEY (follower)
);

CREATE TABLE public.collection_progress (
  only_one boolean DEFAULT true NOT NULL,
  stage jsonb,
  CONSTRAINT collection_progress_only_one_check CHECK (only_one),
  CONSTRAINT collection_progress_pkey PRIMARY KEY (only_one)
);

CREATE TABLE public.command_receipts (
  stream text COLLATE "C" NOT NULL,
  command_id text COLLATE "C" NOT NULL,
  content text NOT NULL,
  first_version integer NOT NULL,
  last_version integer NOT NULL,
  recorded_at timestamp with time zone NOT NULL,
  CONSTRAINT command_receipts_pkey PRIMARY KEY (stream, command_id)
);
CREATE INDEX command_receipts_recorded_at ON public.command_receipts USING btree (recorded_at);

CREATE TABLE public.deleted_scripts (
  reservation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  deleted_at timestamp with time zone NOT NULL,
  is_free boolean DEFAULT false NOT NULL,
  CONSTRAINT deleted_scripts_pkey PRIMARY KEY (reservation_id)
);
CREATE INDEX deleted_scripts_by_user ON public.deleted_scripts USING btree (user_id);

CREATE TABLE public.document_acceptances (
  user_id uuid NOT NULL,
  document text NOT NULL,
  version text NOT NULL,
  accepted_at timestamp with time zone NOT NULL,
  CONSTRAINT document_acceptances_document_check CHECK ((document = ANY (ARRAY['terms'::text, 'privacy'::text]))),
  CONSTRAINT document_acceptances_pkey PRIMARY KEY (user_id, document, version)
);

CREATE TABLE public.editions (
  id uuid NOT NULL,
  as_of timestamp with time zone NOT NULL,
  due_on date,
  finished_at timestamp with time zone NOT NULL,
  source text NOT NULL,
  sample_date date,
  posts_today integer NOT NULL,
  posts_analysed integer NOT NULL,
  communities integer NOT NULL,
  topics integer NOT NULL,
  by_hand boolean DEFAULT false NOT NULL,
  steady jsonb DEFAULT '[]'::jsonb NOT NULL,
  not_read jsonb DEFAULT '[]'::jsonb NOT NULL,
  CONSTRAINT editions_pkey PRIMARY KEY (id)
);
CREATE INDEX editions_by_day ON public.editions USING btree (source, as_of DESC);
CREATE INDEX editions_by_source ON public.editions USING btree (source, finished_at DESC);
CREATE UNIQUE INDEX editions_due_once ON public.editions USING btree (source, due_on);
CREATE INDEX editions_newest ON public.editions USING btree (finished_at DESC, id);

CREATE TABLE public.erased_identities (
  identity_hash text NOT NULL,
  erased_at timestamp with time zone NOT NULL,
  CONSTRAINT erased_identities_pkey PRIMARY KEY (identity_hash)
);

CREATE TABLE public.events (
  stream text COLLATE "C" NOT NULL,
  version integer NOT NULL,
  global bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  tx xid8 DEFAULT pg_current_xact_id() NOT NULL,
  type text NOT NULL,
  opens boolean NOT NULL,
  data jsonb NOT NULL,
  meta jsonb NOT NULL,
  recorded_at timestamp with time zone NOT NULL,
  CONSTRAINT events_pkey PRIMARY KEY (stream, version),
  CONSTRAINT events_version_check CHECK ((version > 0))
);
CREATE INDEX events_in_order ON public.events USING btree (tx, global);
CREATE INDEX events_opening ON public.events USING btree (stream, version) WHERE opens;

CREATE TABLE public.finding_reviews (
  place bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  finding_id text NOT NULL,
  kind text NOT NULL,
  read_as text NOT NULL,
  done_by text,
  name text,
  qualification text,
  note text DEFAULT ''::text NOT NULL,
  correction jsonb,
  at timestamp with time zone NOT NULL,
  CONSTRAINT finding_reviews_correction CHECK (((kind = 'corrected'::text) = (correction IS NOT NULL))),
  CONSTRAINT finding_reviews_kind_check CHECK ((kind = ANY (ARRAY['signed'::text, 'corrected'::text, 'retired'::text]))),
  CONSTRAINT finding_reviews_name CHECK (((name IS NULL) = (qualification IS NULL))),
  CONSTRAINT finding_reviews_note_check CHECK ((length(note) <= 2000)),
  CONSTRAINT finding_reviews_pkey PRIMARY KEY (place)
);
CREATE INDEX finding_reviews_by_finding ON public.finding_reviews USING btree (finding_id, place);
CREATE INDEX finding_reviews_by_person ON public.finding_reviews USING btree (done_by) WHERE (done_by IS NOT NULL);

CREATE TABLE public.generated_scripts (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  reservation_id uuid NOT NULL,
  topic_id text,
  topic_title text NOT NULL,
  language character varying(20) DEFAULT 'english'::character varying NOT NULL,
  script_format character varying(30) DEFAULT 'trend_reaction'::character varying NOT NULL,
  content_tone character varying(30) DEFAULT 'professional'::character varying NOT NULL,
  target_platform character varying(30) DEFAULT 'multi_platform'::character varying NOT NULL,
  duration character varying(20) DEFAULT '60_seconds'::character varying NOT NULL,
  beats jsonb NOT NULL,
  script_content text NOT NULL,
  acting_directions text NOT NULL,
  optimization_tips jsonb NOT NULL,
  hashtags text[] NOT NULL,
  estimated_engagement text NOT NULL,
  disclaimer text NOT NULL,
  words integer NOT NULL,
  spoken_seconds double precision NOT NULL,
  words_per_minute double precision NOT NULL,
  claims jsonb NOT NULL,
  writer text NOT NULL,
  made_by_ai boolean NOT NULL,
  created_at timestamp with time zone NOT NULL,
  sample_date date,
  sources jsonb DEFAULT '[]'::jsonb NOT NULL,
  hooks jsonb DEFAULT '[]'::jsonb NOT NULL,
  citations jsonb DEFAULT '[]'::jsonb NOT NULL,
  kept jsonb DEFAULT '[]'::jsonb NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  rewrites integer DEFAULT 0 NOT NULL,
  market text DEFAULT 'US'::text NOT NULL,
  promotes text DEFAULT 'nothing'::text NOT NULL,
  post jsonb DEFAULT '{}'::jsonb NOT NULL,
  reading jsonb DEFAULT '{}'::jsonb NOT NULL,
  is_free boolean DEFAULT false NOT NULL,
  CONSTRAINT generated_scripts_market_check CHECK ((market = ANY (ARRAY['US'::text, 'UK'::text, 'EU'::text, 'TR'::text]))),
  CONSTRAINT generated_scripts_pkey PRIMARY KEY (id),
  CONSTRAINT generated_scripts_promotes_check CHECK ((promotes = ANY (ARRAY['nothing'::text, 'own_service'::text, 'product'::text]))),
  CONSTRAINT generated_scripts_reservation_id_key UNIQUE (reservation_id),
  CONSTRAINT generated_scripts_rewrites_check CHECK ((rewrites >= 0)),
  CONSTRAINT generated_scripts_topic_title_check CHECK ((topic_title <> ''::text)),
  CONSTRAINT generated_scripts_version_check CHECK ((version > 0)),
  CONSTRAINT generated_scripts_words_check CHECK ((words > 0))
);
CREATE INDEX generated_scripts_by_source ON public.generated_scripts USING gin (sources jsonb_path_ops);
CREATE INDEX generated_scripts_by_user ON public.generated_scripts USING btree (user_id, created_at DESC, id DESC);

CREATE TABLE public.generation_keys (
  reservation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  request text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  claimed_at timestamp with time zone DEFAULT now() NOT NULL,
  released_at timestamp with time zone,
  CONSTRAINT generation_keys_pkey PRIMARY KEY (reservation_id)
);
CREATE INDEX generation_keys_by_age ON public.generation_keys USING btree (created_at);
CREATE INDEX generation_keys_by_user ON public.generation_keys USING btree (user_id);

CREATE TABLE public.guest_ai_turns (
  day date NOT NULL,
  taken integer NOT NULL,
  CONSTRAINT guest_ai_turns_pkey PRIMARY KEY (day),
  CONSTRAINT guest_ai_turns_taken_check CHECK ((taken > 0))
);

CREATE TABLE public.guest_generations (
  id uuid NOT NULL,
  guest_cookie_id uuid,
  network_hash text,
  place smallint,
  key_hash text,
  topic_id text NOT NULL,
  script jsonb,
  copy_count integer DEFAULT 0 NOT NULL,
  identity_id text,
  claimed_at timestamp(3) with time zone NOT NULL,
  written_at timestamp with time zone,
  adopted_at timestamp with time zone,
  CONSTRAINT guest_generations_check CHECK (((network_hash IS NULL) = (place IS NULL))),
  CONSTRAINT guest_generations_check1 CHECK (((script IS NULL) OR (written_at IS NOT NULL))),
  CONSTRAINT guest_generations_check2 CHECK (((adopted_at IS NULL) OR ((script IS NULL) AND (identity_id IS NULL)))),
  CONSTRAINT guest_generations_copy_count_check CHECK ((copy_count >= 0)),
  CONSTRAINT guest_generations_guest_cookie_id_key UNIQUE (guest_cookie_id),
  CONSTRAINT guest_generations_network_hash_key_hash_key UNIQUE (network_hash, key_hash),
  CONSTRAINT guest_generations_network_hash_place_key UNIQUE (network_hash, place),
  CONSTRAINT guest_generations_pkey PRIMARY KEY (id),
  CONSTRAINT guest_generations_place_check CHECK (((place >= 1) AND (place <= 10)))
);
CREATE INDEX guest_generations_by_age ON public.guest_generations USING btree (claimed_at);
CREATE INDEX guest_generations_by_identity ON public.guest_generations USING btree (identity_id) WHERE (identity_id IS NOT NULL);
CREATE INDEX guest_generations_written ON public.guest_generations USING btree (written_at DESC) WHERE (written_at IS NOT NULL);

CREATE TABLE public.happenings (
  place bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  account_id uuid,
  happening jsonb NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT happenings_pkey PRIMARY KEY (place)
);
CREATE INDEX happenings_by_account ON public.happenings USING btree (account_id) WHERE (account_id IS NOT NULL);

CREATE TABLE public.heartbeats (
  name text NOT NULL,
  beat_at timestamp with time zone NOT NULL,
  CONSTRAINT heartbeats_pkey PRIMARY KEY (name)
);

CREATE TABLE public.in_app_notifications (
  id uuid NOT NULL,
  place bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  user_id uuid NOT NULL,
  title text NOT NULL,
  message text NOT NULL,
  type text DEFAULT 'info'::text NOT NULL,
  is_read boolean DEFAULT false NOT NULL,
  action_url text,
  action_text text,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT in_app_notifications_action CHECK (((action_url IS NULL) = (action_text IS NULL))),
  CONSTRAINT in_app_notifications_pkey PRIMARY KEY (id),
  CONSTRAINT in_app_notifications_type_check CHECK ((type = ANY (ARRAY['info'::text, 'success'::text, 'warning'::text, 'error'::text])))
);
CREATE INDEX in_app_notifications_by_age ON public.in_app_notifications USING btree (created_at);
CREATE INDEX in_app_notifications_by_user ON public.in_app_notifications USING btree (user_id, place DESC);
CREATE INDEX in_app_notifications_unread ON public.in_app_notifications USING btree (user_id) WHERE (NOT is_read);

CREATE TABLE public.known_posts (
  key bigint NOT NULL,
  source text NOT NULL,
  seen_on date NOT NULL,
  CONSTRAINT known_posts_pkey PRIMARY KEY (key)
);
CREATE INDEX known_posts_by_source ON public.known_posts USING btree (source, seen_on);

CREATE TABLE public.lexicon_rows (
  key text NOT NULL,
  kind text NOT NULL,
  line text NOT NULL,
  retired boolean NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT lexicon_rows_pkey PRIMARY KEY (key)
);

CREATE TABLE public.listed_people (
  account_id uuid NOT NULL,
  words text NOT NULL,
  plan text NOT NULL,
  state text NOT NULL,
  period text COLLATE "C" NOT NULL,
  used integer NOT NULL,
  at_limit boolean NOT NULL,
  pays boolean NOT NULL,
  past_due boolean NOT NULL,
  suspended boolean NOT NULL,
  trial_ends_at timestamp with time zone,
  holds_until timestamp with time zone,
  CONSTRAINT listed_people_pkey PRIMARY KEY (account_id)
);
CREATE INDEX listed_people_by_plan ON public.listed_people USING btree (plan, account_id);
CREATE INDEX listed_people_by_scripts ON public.listed_people USING btree (period, used, account_id);
CREATE INDEX listed_people_by_state ON public.listed_people USING btree (state, account_id);
CREATE INDEX listed_people_due ON public.listed_people USING btree (holds_until) WHERE (holds_until IS NOT NULL);

CREATE TABLE public.mail_log (
  id uuid NOT NULL,
  kind text NOT NULL,
  user_id uuid,
  recipient text,
  subject text NOT NULL,
  body jsonb,
  status text DEFAULT 'queued'::text NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  last_error text,
  transport text,
  queued_at timestamp with time zone NOT NULL,
  settled_at timestamp with time zone,
  CONSTRAINT mail_log_body_until_sent CHECK (
CASE status
    WHEN 'queued'::text THEN (body IS NOT NULL)
    WHEN 'sent'::text THEN (body IS NULL)
    ELSE true
END),
  CONSTRAINT mail_log_pkey PRIMARY KEY (id),
  CONSTRAINT mail_log_settled CHECK (((status = 'queued'::text) = (settled_at IS NULL))),
  CONSTRAINT mail_log_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'refused'::text, 'failed'::text]))),
  CONSTRAINT mail_log_tries_check CHECK ((tries >= 0))
);
CREATE INDEX mail_log_by_age ON public.mail_log USING btree (queued_at DESC, id);
CREATE INDEX mail_log_by_recipient ON public.mail_log USING btree (recipient) WHERE (recipient IS NOT NULL);
CREATE INDEX mail_log_by_user ON public.mail_log USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX mail_log_kept_bodies ON public.mail_log USING btree (settled_at) WHERE ((body IS NOT NULL) AND (status <> 'queued'::text));
CREATE INDEX mail_log_open ON public.mail_log USING btree (queued_at) WHERE (status = ANY (ARRAY['queued'::text, 'failed'::text]));

CREATE TABLE public.mailbox_letters (
  mailbox text COLLATE "C" NOT NULL,
  hour timestamp with time zone NOT NULL,
  letters integer NOT NULL,
  CONSTRAINT mailbox_letters_pkey PRIMARY KEY (mailbox, hour)
);
CREATE INDEX mailbox_letters_hour ON public.mailbox_letters USING btree (hour);

CREATE TABLE public.notification_logs (
  user_id uuid NOT NULL,
  about text COLLATE "C" NOT NULL,
  template_key text NOT NULL,
  in_app boolean NOT NULL,
  mail_id uuid,
  created_at timestamp with time zone NOT NULL,
  status text DEFAULT 'told'::text NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  error text,
  CONSTRAINT notification_logs_pkey PRIMARY KEY (user_id, about, template_key),
  CONSTRAINT notification_logs_status_check CHECK ((status = ANY (ARRAY['told'::text, 'queued'::text, 'sent'::text, 'refused'::text, 'failed'::text]))),
  CONSTRAINT notification_logs_tries_check CHECK ((tries >= 0))
);
CREATE INDEX notification_logs_by_age ON public.notification_logs USING btree (created_at);
CREATE INDEX notification_logs_by_mail ON public.notification_logs USING btree (mail_id) WHERE (mail_id IS NOT NULL);

CREATE TABLE public.notification_preferences (
  user_id uuid NOT NULL,
  email_notifications boolean DEFAULT true NOT NULL,
  trial_expiration_emails boolean DEFAULT true NOT NULL,
  payment_notifications boolean DEFAULT true NOT NULL,
  plan_upgrade_emails boolean DEFAULT true NOT NULL,
  in_app_notifications boolean DEFAULT true NOT NULL,
  marketing_emails boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  time_zone text,
  CONSTRAINT notification_preferences_pkey PRIMARY KEY (user_id),
  CONSTRAINT notification_preferences_time_zone_check CHECK ((length(time_zone) <= 64))
);
CREATE INDEX notification_preferences_weekly ON public.notification_preferences USING btree (user_id) WHERE (marketing_emails AND email_notifications);

CREATE TABLE public.notification_templates (
  template_key text NOT NULL,
  language text NOT NULL,
  template_name text NOT NULL,
  subject text NOT NULL,
  html_content text NOT NULL,
  text_content text NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  edited_at timestamp with time zone NOT NULL,
  CONSTRAINT notification_templates_pkey PRIMARY KEY (template_key, language)
);

CREATE TABLE public.password_tries (
  mailbox text COLLATE "C" NOT NULL,
  tries integer NOT NULL,
  next_at timestamp with time zone NOT NULL,
  last_at timestamp with time zone NOT NULL,
  CONSTRAINT password_tries_pkey PRIMARY KEY (mailbox)
);
CREATE INDEX password_tries_last_at ON public.password_tries USING btree (last_at);

CREATE TABLE public.post_uploads (
  id uuid NOT NULL,
  file text NOT NULL,
  communities integer NOT NULL,
  posts integer NOT NULL,
  stored integer NOT NULL,
  at timestamp with time zone NOT NULL,
  taken_back_at timestamp with time zone,
  removed integer,
  CONSTRAINT post_uploads_check CHECK (((taken_back_at IS NULL) = (removed IS NULL))),
  CONSTRAINT post_uploads_communities_check CHECK ((communities >= 0)),
  CONSTRAINT post_uploads_pkey PRIMARY KEY (id),
  CONSTRAINT post_uploads_posts_check CHECK ((posts >= 0)),
  CONSTRAINT post_uploads_removed_check CHECK ((removed >= 0)),
  CONSTRAINT post_uploads_stored_check CHECK ((stored >= 0))
);
CREATE INDEX post_uploads_newest ON public.post_uploads USING btree (at DESC, id);

CREATE TABLE public.posts (
  source text NOT NULL,
  id text NOT NULL,
  community text NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  score integer NOT NULL,
  comments integer NOT NULL,
  author_key text,
  flair text,
  permalink text NOT NULL,
  url text,
  over18 boolean NOT NULL,
  stickied boolean NOT NULL,
  removed boolean NOT NULL,
  automated boolean NOT NULL,
  first_seen_at timestamp with time zone NOT NULL,
  reading jsonb,
  read_by text,
  CONSTRAINT posts_comments_check CHECK ((comments >= 0)),
  CONSTRAINT posts_pkey PRIMARY KEY (source, id),
  CONSTRAINT posts_reading CHECK ((((reading IS NULL) = (read_by IS NULL)) AND ((reading IS NULL) OR (NOT removed))))
);
CREATE INDEX posts_by_age ON public.posts USING btree (first_seen_at);
CREATE INDEX posts_by_community ON public.posts USING btree (source, community, created_at);
CREATE INDEX posts_by_permalink ON public.posts USING btree (permalink);
CREATE INDEX posts_by_time ON public.posts USING btree (source, created_at, id);

CREATE TABLE public.rate_limits (
  key text NOT NULL,
  hits integer NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_ends_at ON public.rate_limits USING btree (ends_at);

CREATE TABLE public.reconcile_progress (
  id integer DEFAULT 1 NOT NULL,
  after_user_id text NOT NULL,
  noted_at timestamp with time zone NOT NULL,
  CONSTRAINT reconcile_progress_id_check CHECK ((id = 1)),
  CONSTRAINT reconcile_progress_pkey PRIMARY KEY (id)
);

CREATE TABLE public.scraping_logs (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  session_id uuid NOT NULL,
  subreddit_name text NOT NULL,
  posts_collected integer NOT NULL,
  themes_generated integer DEFAULT 0 NOT NULL,
  success boolean DEFAULT true NOT NULL,
  error_message text,
  duration integer NOT NULL,
  metadata jsonb DEFAULT '{}'::jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT scraping_logs_duration_check CHECK ((duration >= 0)),
  CONSTRAINT scraping_logs_pkey PRIMARY KEY (id),
  CONSTRAINT scraping_logs_posts_collected_check CHECK ((posts_collected >= 0)),
  CONSTRAINT scraping_logs_session_id_subreddit_name_key UNIQUE (session_id, subreddit_name),
  CONSTRAINT scraping_logs_themes_generated_check CHECK ((themes_generated >= 0))
);
CREATE INDEX scraping_logs_by_community ON public.scraping_logs USING btree (subreddit_name, created_at DESC);
CREATE INDEX scraping_logs_newest ON public.scraping_logs USING btree (created_at DESC);

CREATE TABLE public.script_approvals (
  script_id uuid NOT NULL,
  version integer NOT NULL,
  user_id uuid NOT NULL,
  words_sha256 text NOT NULL,
  kept jsonb NOT NULL,
  citations jsonb NOT NULL,
  approved_at timestamp with time zone NOT NULL,
  CONSTRAINT script_approvals_pkey PRIMARY KEY (script_id, version),
  CONSTRAINT script_approvals_words_sha256_check CHECK ((words_sha256 ~ '^[0-9a-f]{64}$'::text))
);
CREATE INDEX script_approvals_by_user ON public.script_approvals USING btree (user_id);

CREATE TABLE public.script_versions (
  script_id uuid NOT NULL,
  version integer NOT NULL,
  user_id uuid NOT NULL,
  made text NOT NULL,
  made_at timestamp with time zone NOT NULL,
  beats jsonb NOT NULL,
  words text NOT NULL,
  words_sha256 text NOT NULL,
  CONSTRAINT script_versions_pkey PRIMARY KEY (script_id, version),
  CONSTRAINT script_versions_version_check CHECK ((version > 0)),
  CONSTRAINT script_versions_words_sha256_check CHECK ((words_sha256 ~ '^[0-9a-f]{64}$'::text))
);
CREATE INDEX script_versions_by_user ON public.script_versions USING btree (user_id);

CREATE TABLE public.security_log (
  id uuid NOT NULL,
  kind text NOT NULL,
  account_id text,
  caused_by text,
  mailbox text,
  network text,
  detail text NOT NULL,
  times integer NOT NULL,
  first_at timestamp with time zone DEFAULT now() NOT NULL,
  last_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT security_log_detail_check CHECK ((length(detail) <= 200)),
  CONSTRAINT security_log_pkey PRIMARY KEY (id),
  CONSTRAINT security_log_times_check CHECK ((times > 0))
);
CREATE INDEX security_log_account ON public.security_log USING btree (account_id, last_at) WHERE (account_id IS NOT NULL);
CREATE INDEX security_log_kind ON public.security_log USING btree (kind, last_at);
CREATE INDEX security_log_last_at ON public.security_log USING btree (last_at);
CREATE INDEX security_log_mailbox ON public.security_log USING btree (mailbox, last_at) WHERE (mailbox IS NOT NULL);
CREATE INDEX security_log_network ON public.security_log USING btree (network, last_at) WHERE (network IS NOT NULL);

CREATE TABLE public.service_states (
  part text NOT NULL,
  state text NOT NULL,
  since timestamp with time zone NOT NULL,
  CONSTRAINT service_states_pkey PRIMARY KEY (part),
  CONSTRAINT service_states_state_check CHECK ((state = ANY (ARRAY['ok'::text, 'degraded'::text, 'down'::text, 'off'::text])))
);

CREATE TABLE public.source_limits (
  reader text NOT NULL,
  rests_until timestamp with time zone NOT NULL,
  CONSTRAINT source_limits_pkey PRIMARY KEY (reader)
);

CREATE TABLE public.source_standings (
  community text NOT NULL,
  last_ok_at timestamp with time zone,
  failing_since timestamp with time zone,
  failures integer NOT NULL,
  next_try_at timestamp with time zone,
  CONSTRAINT source_standings_failing CHECK ((((failures = 0) = (failing_since IS NULL)) AND ((failures = 0) = (next_try_at IS NULL)))),
  CONSTRAINT source_standings_failures_check CHECK ((failures >= 0)),
  CONSTRAINT source_standings_pkey PRIMARY KEY (community)
);

CREATE TABLE public.subreddit_config (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  name text NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  post_limit integer DEFAULT 50 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  source text DEFAULT 'reddit'::text NOT NULL,
  title text,
  key text GENERATED ALWAYS AS (
CASE
    WHEN (source = 'reddit'::text) THEN name
    ELSE ((source || ':'::text) || COALESCE(title, name))
END) STORED NOT NULL,
  CONSTRAINT subreddit_config_name CHECK (
CASE source
    WHEN 'reddit'::text THEN (name ~ '^[A-Za-z0-9_]{2,50}$'::text)
    WHEN 'feed'::text THEN ((name ~ '^https://[^[:space:]]+$'::text) AND (char_length(name) <= 300))
    WHEN 'lemmy'::text THEN (name ~ '^[a-z0-9_]{2,50}@[a-z0-9.-]{4,200}(:[0-9]{2,5})?$'::text)
    WHEN 'stackexchange'::text THEN (name ~ '^[a-z0-9.-]{2,50}(/[a-z0-9.#+-]{1,35})?$'::text)
    WHEN 'upload'::text THEN (name ~ '^[^[:cntrl:]]{2,60}$'::text)
    ELSE false
END),
  CONSTRAINT subreddit_config_pkey PRIMARY KEY (id),
  CONSTRAINT subreddit_config_post_limit_check CHECK (((post_limit >= 10) AND (post_limit <= 100))),
  CONSTRAINT subreddit_config_title CHECK (
CASE
    WHEN (source = 'feed'::text) THEN ((title IS NOT NULL) AND (title ~ '^[^[:cntrl:]]{2,60}$'::text))
    ELSE (title IS NULL)
END)
);
CREATE UNIQUE INDEX subreddit_config_key ON public.subreddit_config USING btree (lower(key));
CREATE UNIQUE INDEX subreddit_config_name_once ON public.subreddit_config USING btree (source, lower(name));

CREATE TABLE public.subscription_overview (
  user_id text NOT NULL,
  version integer NOT NULL,
  state jsonb NOT NULL,
  subscription_ids jsonb NOT NULL,
  customer_ids jsonb NOT NULL,
  order_ids jsonb NOT NULL,
  changed_at timestamp with time zone,
  CONSTRAINT subscription_overview_pkey PRIMARY KEY (user_id)
);
CREATE INDEX subscription_overview_by_change ON public.subscription_overview USING btree (changed_at);
CREATE INDEX subscription_overview_customer_ids ON public.subscription_overview USING gin (customer_ids);
CREATE INDEX subscription_overview_order_ids ON public.subscription_overview USING gin (order_ids);
CREATE INDEX subscription_overview_subscription_ids ON public.subscription_overview USING gin (subscription_ids);

CREATE TABLE public.test_clock (
  id integer DEFAULT 1 NOT NULL,
  ahead_ms bigint NOT NULL,
  CONSTRAINT test_clock_id_check CHECK ((id = 1)),
  CONSTRAINT test_clock_pkey PRIMARY KEY (id)
);

CREATE TABLE public.theme_archives (
  source text NOT NULL,
  theme_key character varying(100) NOT NULL,
  archive_date date NOT NULL,
  engagement_data jsonb NOT NULL,
  forum_examples jsonb DEFAULT '[]'::jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT theme_archives_pkey PRIMARY KEY (source, theme_key, archive_date)
);
CREATE INDEX theme_archives_by_date ON public.theme_archives USING btree (source, archive_date);

CREATE TABLE public.topic_marks (
  user_id uuid NOT NULL,
  theme_key character varying(100) NOT NULL,
  mark text NOT NULL,
  marked_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT topic_marks_mark_check CHECK ((mark = ANY (ARRAY['saved'::text, 'not_for_me'::text]))),
  CONSTRAINT topic_marks_pkey PRIMARY KEY (user_id, theme_key)
);
CREATE INDEX topic_marks_by_time ON public.topic_marks USING btree (user_id, mark, marked_at DESC, theme_key DESC);

CREATE TABLE public.topic_usage_analytics (
  user_id uuid NOT NULL,
  topic_id text NOT NULL,
  topic_title text NOT NULL,
  action_type character varying(30) NOT NULL,
  occasion text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT topic_usage_analytics_action_type_check CHECK (((action_type)::text = ANY (ARRAY['view'::text, 'script'::text, 'copy'::text, 'export'::text]))),
  CONSTRAINT topic_usage_analytics_pkey PRIMARY KEY (user_id, topic_id, action_type, occasion)
);
CREATE INDEX topic_usage_analytics_by_time ON public.topic_usage_analytics USING btree (created_at);

CREATE TABLE public.trending_topics (
  id text NOT NULL,
  edition_id uuid NOT NULL,
  rank integer NOT NULL,
  theme_key character varying(100) NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  preview_snippet text NOT NULL,
  category text DEFAULT 'health'::text NOT NULL,
  trend_velocity text DEFAULT 'emerging'::text NOT NULL,
  growth_velocity double precision NOT NULL,
  multiplier double precision,
  engagement_score integer DEFAULT 0 NOT NULL,
  opportunity_score integer DEFAULT 0 NOT NULL,
  post_count integer DEFAULT 0 NOT NULL,
  posts_today integer DEFAULT 0 NOT NULL,
  total_upvotes integer DEFAULT 0 NOT NULL,
  total_comments integer DEFAULT 0 NOT NULL,
  platforms jsonb NOT NULL,
  target_platforms jsonb NOT NULL,
  source_links jsonb NOT NULL,
  subreddit_sources jsonb NOT NULL,
  script_angles jsonb NOT NULL,
  user_intent character varying(50) NOT NULL,
  user_context text NOT NULL,
  trend_analysis text NOT NULL,
  target_profession character varying(50),
  specialty_relevance jsonb NOT NULL,
  keywords jsonb NOT NULL,
  reddit_quotes jsonb NOT NULL,
  engagement_data jsonb NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  language text DEFAULT 'english'::text NOT NULL,
  words tsvector,
  CONSTRAINT trending_topics_edition_id_rank_key UNIQUE (edition_id, rank),
  CONSTRAINT trending_topics_engagement_score_check CHECK (((engagement_score >= 0) AND (engagement_score <= 100))),
  CONSTRAINT trending_topics_opportunity_score_check CHECK (((opportunity_score >= 0) AND (opportunity_score <= 100))),
  CONSTRAINT trending_topics_pkey PRIMARY KEY (id),
  CONSTRAINT trending_topics_rank_check CHECK ((rank >= 1)),
  CONSTRAINT trending_topics_trend_velocity_check CHECK ((trend_velocity = ANY (ARRAY['viral'::text, 'hot'::text, 'emerging'::text, 'rising'::text, 'steady'::text])))
);
CREATE INDEX trending_topics_active ON public.trending_topics USING btree (is_active) WHERE is_active;
CREATE INDEX trending_topics_by_theme ON public.trending_topics USING btree (theme_key);
CREATE INDEX trending_topics_words ON public.trending_topics USING gin (words);

CREATE TABLE public.trial_keys (
  user_id text NOT NULL,
  key_hash text NOT NULL,
  CONSTRAINT trial_keys_pkey PRIMARY KEY (user_id, key_hash)
);

CREATE TABLE public.trial_redemptions (
  key_hash text NOT NULL,
  user_id text,
  redeemed_at timestamp with time zone NOT NULL,
  CONSTRAINT trial_redemptions_pkey PRIMARY KEY (key_hash)
);
CREATE INDEX trial_redemptions_user_id ON public.trial_redemptions USING btree (user_id) WHERE (user_id IS NOT NULL);

CREATE TABLE public.uploaded_posts (
  upload_id uuid NOT NULL,
  source text DEFAULT 'upload'::text NOT NULL,
  post_id text NOT NULL,
  CONSTRAINT uploaded_posts_pkey PRIMARY KEY (upload_id, post_id)
);
CREATE INDEX uploaded_posts_by_post ON public.uploaded_posts USING btree (source, post_id);

CREATE TABLE public.usage (
  user_id text COLLATE "C" NOT NULL,
  version integer NOT NULL,
  period text NOT NULL,
  last_event_at timestamp with time zone,
  scripts_charged integer NOT NULL,
  open_reservations jsonb NOT NULL,
  topics_viewed integer NOT NULL,
  extra_scripts integer NOT NULL,
  extra_topic_views integer NOT NULL,
  extra_until date,
  CONSTRAINT usage_pkey PRIMARY KEY (user_id)
);

CREATE TABLE public.user_feedback (
  id uuid NOT NULL,
  user_email character varying(255) NOT NULL,
  user_name text NOT NULL,
  feedback_type character varying(50) DEFAULT 'contact'::character varying NOT NULL,
  subject character varying(255) NOT NULL,
  message text NOT NULL,
  status character varying(20) DEFAULT 'open'::character varying NOT NULL,
  answer text,
  created_at timestamp with time zone NOT NULL,
  answered_at timestamp with time zone,
  language text,
  CONSTRAINT user_feedback_answer CHECK ((((status)::text <> 'answered'::text) OR (answer IS NOT NULL))),
  CONSTRAINT user_feedback_answered CHECK (((answer IS NULL) = (answered_at IS NULL))),
  CONSTRAINT user_feedback_pkey PRIMARY KEY (id),
  CONSTRAINT user_feedback_status_check CHECK (((status)::text = ANY (ARRAY['open'::text, 'answered'::text, 'closed'::text])))
);
CREATE INDEX user_feedback_email ON public.user_feedback USING btree (user_email);
CREATE INDEX user_feedback_newest ON public.user_feedback USING btree (created_at DESC, id);

CREATE TABLE public.user_profiles (
  user_id uuid NOT NULL,
  name text NOT NULL,
  profession text NOT NULL,
  experience_level text NOT NULL,
  preferred_tone text DEFAULT 'professional'::text NOT NULL,
  specialty text,
  brand_personality text,
  target_audience text,
  content_goals text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT user_profiles_pkey PRIMARY KEY (user_id)
);

CREATE TABLE public.user_reach (
  user_id uuid NOT NULL,
  market text,
  promotes text,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT user_reach_market_check CHECK ((market = ANY (ARRAY['US'::text, 'UK'::text, 'EU'::text, 'TR'::text]))),
  CONSTRAINT user_reach_pkey PRIMARY KEY (user_id),
  CONSTRAINT user_reach_promotes_check CHECK ((promotes = ANY (ARRAY['nothing'::text, 'own_service'::text, 'product'::text])))
);

CREATE TABLE public.waitlist (
  email text NOT NULL,
  token_hash text NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  confirmed_at timestamp with time zone,
  told_at timestamp with time zone,
  mailbox text NOT NULL,
  place uuid DEFAULT gen_random_uuid() NOT NULL,
  language text,
  CONSTRAINT waitlist_pkey PRIMARY KEY (mailbox),
  CONSTRAINT waitlist_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX waitlist_asked_at ON public.waitlist USING btree (asked_at DESC, email);
CREATE INDEX waitlist_email ON public.waitlist USING btree (email);
CREATE UNIQUE INDEX waitlist_place ON public.waitlist USING btree (place);
CREATE INDEX waitlist_to_tell ON public.waitlist USING btree (confirmed_at) WHERE ((confirmed_at IS NOT NULL) AND (told_at IS NULL));

CREATE TABLE public.webhook_inbox (
  hash text NOT NULL,
  event_name text NOT NULL,
  body bytea NOT NULL,
  received_at timestamp with time zone NOT NULL,
  deliveries integer DEFAULT 1 NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  user_id text,
  status text DEFAULT 'received'::text NOT NULL,
  last_error text,
  settled_at timestamp with time zone,
  CONSTRAINT webhook_inbox_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT webhook_inbox_pkey PRIMARY KEY (hash),
  CONSTRAINT webhook_inbox_status_check CHECK ((status = ANY (ARRAY['received'::text, 'done'::text, 'ignored'::text, 'dead'::text])))
);
CREATE INDEX webhook_inbox_open ON public.webhook_inbox USING btree (received_at) WHERE (status = ANY (ARRAY['received'::text, 'dead'::text]));
CREATE INDEX webhook_inbox_received_at ON public.webhook_inbox USING btree (received_at DESC, hash);
CREATE INDEX webhook_inbox_user_id ON public.webhook_inbox USING btree (user_id) WHERE (user_id IS NOT NULL);

CREATE TABLE public.weekly_plans (
  user_id uuid NOT NULL,
  week date NOT NULL,
  topics jsonb NOT NULL,
  sample_date date,
  created_at timestamp with time zone NOT NULL,
  language text,
  CONSTRAINT weekly_plans_pkey PRIMARY KEY (user_id, week)
);
CREATE INDEX weekly_plans_by_age ON public.weekly_plans USING btree (created_at);

CREATE TABLE public.withheld_editions (
  id uuid NOT NULL,
  source text NOT NULL,
  withheld_at timestamp with time zone NOT NULL,
  due_on date,
  edition jsonb NOT NULL,
  shortfalls jsonb NOT NULL,
  topics jsonb NOT NULL,
  CONSTRAINT withheld_editions_pkey PRIMARY KEY (id)
);
CREATE INDEX withheld_editions_newest ON public.withheld_editions USING btree (withheld_at DESC);

CREATE TABLE sandbox.deliveries (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  event_name text NOT NULL,
  subscription_id text,
  body text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  last_answer text,
  delivered_at timestamp with time zone,
  CONSTRAINT deliveries_pkey PRIMARY KEY (id)
);
CREATE INDEX sandbox_deliveries_subscription ON sandbox.deliveries USING btree (subscription_id, id DESC);

CREATE TABLE sandbox.objects (
  type text NOT NULL,
  id text NOT NULL,
  attributes jsonb NOT NULL,
  private jsonb DEFAULT '{}'::jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT objects_pkey PRIMARY KEY (type, id),
  CONSTRAINT objects_type_check CHECK ((type = ANY (ARRAY['checkouts'::text, 'orders'::text, 'subscriptions'::text, 'subscription-invoices'::text, 'customers'::text])))
);
CREATE INDEX sandbox_objects_due ON sandbox.objects USING btree (((private ->> 'due_at'::text))) WHERE ((type = 'subscriptions'::text) AND ((private ->> 'due_at'::text) IS NOT NULL));
CREATE INDEX sandbox_objects_email ON sandbox.objects USING btree (type, ((attributes ->> 'email'::text)));
CREATE INDEX sandbox_objects_newest ON sandbox.objects USING btree (type, created_at DESC, id);
CREATE INDEX sandbox_objects_order ON sandbox.objects USING btree (type, ((attributes ->> 'order_id'::text)));
CREATE INDEX sandbox_objects_subscription ON sandbox.objects USING btree (type, ((attributes ->> 'subscription_id'::text)));

ALTER TABLE public.account_exports ADD CONSTRAINT account_exports_user_id_fkey FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE;
ALTER TABLE public.account_identities ADD CONSTRAINT account_identities_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
ALTER TABLE public.document_acceptances ADD CONSTRAINT document_acceptances_user_id_fkey FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE;
ALTER TABLE public.in_app_notifications ADD CONSTRAINT in_app_notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE;
ALTER TABLE public.mail_log ADD CONSTRAINT mail_log_user_id_fkey FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE;
ALTER TABLE public.notification_logs ADD CONSTRAINT notification_logs_user_id_fkey FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE;
ALTER TABLE public.notification_preferences ADD CONSTRAINT notification_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE;
ALTER TABLE public.script_approvals ADD CONSTRAINT script_approvals_script_id_version_fkey FOREIGN KEY (script_id, version) REFERENCES script_versions(script_id, version) ON DELETE CASCADE;
ALTER TABLE public.script_versions ADD CONSTRAINT script_versions_script_id_fkey FOREIGN KEY (script_id) REFERENCES generated_scripts(id) ON DELETE CASCADE;
ALTER TABLE public.topic_marks ADD CONSTRAINT topic_marks_user_id_fkey FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE;
ALTER TABLE public.trending_topics ADD CONSTRAINT trending_topics_edition_id_fkey FOREIGN KEY (edition_id) REFERENCES editions(id) ON DELETE CASCADE;
ALTER TABLE public.uploaded_posts ADD CONSTRAINT uploaded_posts_source_post_id_fkey FOREIGN KEY (source, post_id) REFERENCES posts(source, id) ON DELETE CASCADE;
ALTER TABLE public.uploaded_posts ADD CONSTRAINT uploaded_posts_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES post_uploads(id) ON DELETE CASCADE;
ALTER TABLE public.user_profiles ADD CONSTRAINT user_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE;
ALTER TABLE public.weekly_plans ADD CONSTRAINT weekly_plans_user_id_fkey FOREIGN KEY (user_id) REFERENCES accounts(id) ON DELETE CASCADE;

CREATE OR REPLACE FUNCTION public.append_events(p_stream text, p_expected integer, p_events text, p_meta text, p_at timestamp with time zone, p_command text, p_content text)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_version integer;
BEGIN
  -- Losers wait here for the winner's commit instead of failing on the key and spinning.
  PERFORM pg_advisory_xact_lock(hashtextextended(p_stream, 0));
  SELECT version INTO v_version FROM events WHERE stream = p_stream ORDER BY version DESC LIMIT 1;
  IF coalesce(v_version, 0) <> p_expected THEN
    RETURN NULL;
  END IF;
  INSERT INTO events (stream, version, type, opens, data, meta, recorded_at)
  SELECT p_stream, p_expected + position, event->>'type', (event->>'opens')::boolean, event->'data', p_meta::jsonb, p_at
  FROM jsonb_array_elements(p_events::jsonb) WITH ORDINALITY AS list (event, position)
  ORDER BY position;
  GET DIAGNOSTICS v_version = ROW_COUNT;
  v_version := p_expected + v_version;
  IF p_content IS NOT NULL THEN
    INSERT INTO command_receipts (stream, command_id, content, first_version, last_version, recorded_at)
    VALUES (p_stream, p_command, p_content, p_expected, v_version, p_at)
    ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
      -- Only an answer without events gets here, so nothing was inserted above.
      RETURN NULL;
    END IF;
  END IF;
  RETURN v_version;
END
$function$;

CREATE OR REPLACE FUNCTION public.count_for_nobody()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_erased timestamptz;
BEGIN
  SELECT erased_at INTO v_erased FROM account_erasures WHERE account_id = NEW.user_id FOR KEY SHARE;
  IF v_erased IS NOT NULL THEN
    NEW.user_id := NULL;
    NEW.error_message := NULL;
    NEW.metadata := '{}';
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION public.forget_listed_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM listed_people WHERE account_id = OLD.id;
  -- What somebody is computing at the moment goes with that.
  DELETE FROM changed_people WHERE seq IN (
    SELECT seq FROM changed_people WHERE user_id = OLD.id::text FOR UPDATE SKIP LOCKED);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.note_changed_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_TABLE_NAME = 'accounts' THEN INSERT INTO changed_people (user_id) VALUES (NEW.id::text);
  ELSIF TG_TABLE_NAME = 'account_erasures' THEN INSERT INTO changed_people (user_id) VALUES (NEW.account_id::text);
  ELSIF TG_OP <> 'DELETE' THEN INSERT INTO changed_people (user_id) VALUES (NEW.user_id);
  -- With an account that is being erased everything else of it goes too.
  ELSIF OLD.user_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    AND EXISTS (SELECT FROM accounts WHERE id = OLD.user_id::uuid)
  THEN INSERT INTO changed_people (user_id) VALUES (OLD.user_id);
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.note_fate_of_notice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE notification_logs SET status = NEW.status, tries = NEW.tries, error = NEW.last_error
  WHERE mail_id = NEW.id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.note_topic_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.words := public.topic_words(NEW.title, NEW.keywords, NEW.engagement_data);
  RETURN NEW;
END
$function$;

CREATE OR REPLACE FUNCTION public.refuse_erased()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  v_account uuid;
  v_erased timestamptz;
BEGIN
  IF TG_ARGV[0] = 'stream' THEN
    v_account := substring(NEW.stream FROM '-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid;
  ELSIF TG_ARGV[0] = 'account_id' THEN v_account := NEW.account_id;
  -- Some tables keep it as text.
  ELSE v_account := substring(NEW.user_id::text FROM '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$')::uuid;
  END IF;
  SELECT erased_at INTO v_erased FROM account_erasures WHERE account_id = v_account FOR KEY SHARE;
  IF v_erased IS NULL THEN RETURN NEW; END IF;
  -- Nobody is there to be told.
  IF TG_TABLE_NAME = 'happenings' THEN RETURN NULL; END IF;
  RAISE EXCEPTION USING ERRCODE = 'RE410', MESSAGE = 'this account was erased';
END $function$;

CREATE OR REPLACE FUNCTION public.topic_fold(said text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  SELECT lower(translate(said, 'İIıŞşĞğÜüÖöÇçÂâÎîÛûÁáÀàÄäÉéÈèÊêËëÍíÏïÓóÔôÚúÑñ',
                               'iiissgguuooccaaiiuuaaaaaaeeeeeeeeiiiioooouunn'))
$function$;

CREATE OR REPLACE FUNCTION public.topic_query(words text[])
 RETURNS tsquery
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
DECLARE
  word text;
  stem text;
  one tsquery;
  asked tsquery;
BEGIN
  FOREACH word IN ARRAY words LOOP
    stem := public.topic_stem_turkish(word);
    one := to_tsquery('pg_catalog.simple', public.topic_fold(word) || ':*')
        || plainto_tsquery('pg_catalog.english', public.topic_fold(word));
    IF length(stem) >= 3 THEN
      one := one || to_tsquery('pg_catalog.simple', stem || ':*');
    END IF;
    asked := coalesce(asked && one, one);
  END LOOP;
  RETURN asked;
END
$function$;

CREATE OR REPLACE FUNCTION public.topic_stem_turkish(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  SELECT public.topic_fold((tsvector_to_array(
    to_tsvector('pg_catalog.turkish', lower(translate(word, 'İIŞĞÜÖÇ', 'iışğüöç')))))[1])
$function$;

CREATE OR REPLACE FUNCTION public.topic_words(title text, keywords jsonb, evidence jsonb)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT to_tsvector('pg_catalog.simple', said) || to_tsvector('pg_catalog.english', said)
  FROM (SELECT public.topic_fold(concat_ws(' ', title, keywords::text, evidence #>> '{question,text}',
                                           evidence #>> '{whyNow,word,text}')) AS said) AS all_of_it
$function$;
