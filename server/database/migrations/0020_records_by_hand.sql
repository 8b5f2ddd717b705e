CREATE TABLE "record_revisions" (
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"saved_by" text,
	"saved_by_name" text NOT NULL,
	"action" text NOT NULL,
	"status" text NOT NULL,
	"time_zone" text NOT NULL,
	"values" text NOT NULL,
	CONSTRAINT "record_revisions_kind_record_id_version_pk" PRIMARY KEY("kind","record_id","version")
);
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "texts" text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "texts" text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "updated_by_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "social_posts" ADD COLUMN "texts" text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "social_posts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "social_posts" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "social_posts" ADD COLUMN "updated_by_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "wisdom_items" ADD COLUMN "texts" text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "wisdom_items" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "wisdom_items" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "wisdom_items" ADD COLUMN "updated_by_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "texts" text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "galleries" ADD COLUMN "texts" text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "texts" text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "record_status" text DEFAULT 'ACTIVE' NOT NULL;